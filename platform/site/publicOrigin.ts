import { isIP } from 'node:net';
import type { SiteConfig } from '../../shared-site/schema';
import { readSettings } from './siteSettings';

/** Whether an origin is a machine's own, `http://localhost:3000`, rather than a shop's public name. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return /(^|\.)localhost$/.test(hostname) || isIP(hostname.replace(/[[\]]/g, '')) !== 0;
}

/**
 * Empty when it is not known.
 * @param isSet whether a person has set the origin
 * @throws when a site with a hosted backend has the origin of a machine: search engines would be sent
 *   there
 */
export function validPublicOrigin(
  { origin = '', backend }: SiteConfig,
  isSet = () => readSettings().origin !== undefined,
): string {
  if (backend.url && isLocalOrigin(origin) && !isSet()) {
    throw new Error(
      `The pages would name ${origin} as the shop's address. Set "origin" in site.config.json to the public address, or PUBLIC_ORIGIN=https://shop.example`,
    );
  }
  return origin;
}
