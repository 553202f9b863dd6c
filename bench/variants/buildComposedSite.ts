import { composeSite } from '../../cli/compose/composeSite';
import { apps } from '../../platform/disk/apps';
import { changeSite } from '../../platform/disk/siteFile';
import { releaseApps } from '../../platform/release/releaseApps';

/** Every app is released, and every public page composed to HTML. */
export async function buildComposedSite(siteDir: string, key: string) {
  await changeSite(siteDir, (site) => ({ ...site, backend: { url: '', key } }));
  await releaseApps(apps, siteDir);
  await composeSite(siteDir);
}
