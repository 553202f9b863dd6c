import type { SiteConfig } from '@shop/shared-site/schema';

let current: SiteConfig | undefined;

/** Sets the configuration that the page runs with. The shell calls it, and tests do. */
export function provideSite(config: SiteConfig) {
  current = config;
}

/**
 * Returns the configuration that the page runs with.
 * @throws when `provideSite` was not called
 */
export function site(): SiteConfig {
  if (!current) throw new Error('No site configuration: provideSite() was not called');
  return current;
}

/** The site's public origin, `https://shop.example`; empty where none is configured. */
export const publicOrigin = () => current?.origin ?? '';

/**
 * Returns an absolute address for search engines and messengers, with the site's public origin. Pages
 * are composed at another origin than they are visited at, so the current origin is removed.
 * @param address a path or an absolute address: `/contact`, `https://cdn.example/a.svg`
 */
export function publicAddress(address: string): string {
  const { href, origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin ? `${publicOrigin()}${pathname}${search}` : href;
}
