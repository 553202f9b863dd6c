import { type Origins, originsOf } from '@shop/shared-site/origins';
import type { SiteConfig } from '@shop/shared-site/schema';

let current: SiteConfig | undefined;

export function provideSite(config: SiteConfig) {
  current = config;
}

/** Returns the configuration that the page runs with. @throws when `provideSite` was not called */
export function site(): SiteConfig {
  if (!current) throw new Error('No site');
  return current;
}

/** `https://shop.example`; empty where none is configured. */
export const publicOrigin = () => current?.origin ?? '';

/** Returns where the pages of visitors and of staff are. */
export const siteOrigins = (): Origins => originsOf(current ?? {}, location.origin);

/**
 * Returns an absolute address with the site's public origin: pages are composed at another origin.
 * @param address a path or an absolute address: `/contact`, `https://cdn.example/a.svg`
 */
export function publicAddress(address: string): string {
  const { href, origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin ? `${publicOrigin()}${pathname}${search}` : href;
}
