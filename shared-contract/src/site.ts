import type { SiteConfig } from '@shop/site/schema';

let current: SiteConfig | undefined;

/** The shell announces the configuration it runs with. Tests do the same. */
export function provideSite(config: SiteConfig) {
  current = config;
}

/**
 * The configuration the page runs with.
 * @throws when no shell has announced one
 */
export function site(): SiteConfig {
  if (!current) throw new Error('No site configuration: provideSite() was not called');
  return current;
}

/** Where the public reaches the site, `https://shop.example`; empty where nobody has said so. */
export const publicOrigin = () => current?.origin ?? '';

/**
 * An address as search engines and messengers need it, with the site's public origin where that is
 * known. Composed pages are rendered at another origin than they are visited at, so ours goes.
 * @param address a path, or the whole address of a file: `/contact`, `https://cdn.example/a.svg`
 */
export function publicAddress(address: string): string {
  const { href, origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin ? `${publicOrigin()}${pathname}${search}` : href;
}
