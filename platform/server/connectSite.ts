import type { SiteConfig } from '../../shared-contract/src/siteConfig';
import { changeSite } from '../release/siteFile';
import { type SiteSettings, withSettings } from '../siteSettings';
import type { RunningServer } from './serve';

/** Points a site at an embedded backend: the address '' means the site's own origin. */
export const withEmbedded = (site: SiteConfig, publishableKey: string): SiteConfig =>
  withSettings(site, { backend: { url: '', key: publishableKey } });

/** Writes into site.json where browsers find the API that `server` answers, or that is set. */
export async function connectSite(
  siteDir: string,
  { backend }: Pick<RunningServer, 'backend'>,
  settings: SiteSettings = {},
) {
  await changeSite(siteDir, (site) =>
    withSettings(backend ? withEmbedded(site, backend.publishableKey) : site, settings),
  );
}
