import { isLocalOrigin } from '@shop/platform/site/publicOrigin';
import { type SiteSettings, withSettings } from '@shop/platform/site/siteSettings';
import type { SiteConfig } from '../../shared-site/schema';
import { withEmbeddedBackend } from '../serve/connectSite';

interface LocalServer {
  /** Where this server is reached: `http://localhost:3000`. */
  origin: string;
  /** Undefined when the data is in a hosted project. */
  publishableKey: string | undefined;
}

/**
 * The settings, or else the values of this machine. A site with a hosted backend never receives this
 * machine's own origin, since the public cannot reach it.
 */
export function siteForStart(
  site: SiteConfig,
  settings: SiteSettings,
  here: LocalServer,
): SiteConfig {
  if (here.publishableKey !== undefined) {
    const { staffOrigin: _, ...embedded } = withEmbeddedBackend(site, here.publishableKey);
    const local = { ...embedded, origin: here.origin };
    return withSettings(local, settings);
  }
  const { origin = '', ...withoutOrigin } = site;
  return withSettings(isLocalOrigin(origin) ? withoutOrigin : site, settings);
}

/** One line for each address that leaves `site.json` because it is not set any more. */
export function removedAddresses(before: SiteConfig, after: SiteConfig): string[] {
  const lines: string[] = [];
  if (before.backend.url && !after.backend.url) {
    lines.push(`The backend ${before.backend.url} is not set: the site uses this machine's data.`);
  }
  const { origin = '' } = before;
  if (origin && !isLocalOrigin(origin) && isLocalOrigin(after.origin ?? '')) {
    lines.push(`The origin ${origin} is not set: the pages name ${after.origin}.`);
  }
  return lines.map((line) => `  ${line} Set it in site.config.json to use it.`);
}
