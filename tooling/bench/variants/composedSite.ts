import { apps } from '../../apps';
import { compose } from '../../compose/compose';
import { releaseApps } from '../../release/releaseApps';
import { changeSite } from '../../release/siteFile';

/** The real thing: every app released on its own, every public page composed to HTML. */
export async function composedSite(siteDir: string, key: string) {
  await changeSite(siteDir, (site) => ({ ...site, backend: { url: '', key } }));
  await releaseApps(apps, siteDir);
  await compose(siteDir);
}
