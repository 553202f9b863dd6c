import type { SiteConfig } from './siteConfig';

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
