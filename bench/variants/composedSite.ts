import { apps } from '../../platform/apps';
import { compose } from '../../platform/compose/compose';
import { releaseApps } from '../../platform/release/releaseApps';
import { changeSite } from '../../platform/release/siteFile';

/** The real thing: every app released on its own, every public page composed to HTML. */
export async function composedSite(siteDir: string, key: string) {
  await changeSite(siteDir, (site) => ({ ...site, backend: { url: '', key } }));
  await releaseApps(apps, siteDir);
  await compose(siteDir);
}
