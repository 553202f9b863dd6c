import { changeSite } from '@shop/platform/site/siteFile';
import { type SiteSettings, withSettings } from '@shop/platform/site/siteSettings';
import type { SiteConfig } from '../../shared-site/schema';
import type { SiteServer } from './serveSite';

/** The address '' means the site's own origin. */
export const withEmbeddedBackend = (site: SiteConfig, publishableKey: string): SiteConfig =>
  withSettings(site, { backend: { url: '', key: publishableKey } });

export async function connectSite(
  siteDir: string,
  { backend }: Pick<SiteServer, 'backend'>,
  settings: SiteSettings = {},
) {
  await changeSite(siteDir, (site) =>
    withSettings(backend ? withEmbeddedBackend(site, backend.publishableKey) : site, settings),
  );
}
