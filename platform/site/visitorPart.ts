import type { RemoteEntry, SiteConfig } from './schema';

function remotePart({
  prerender: _,
  uses: __,
  requires: ___,
  history: ____,
  ...entry
}: RemoteEntry) {
  return entry;
}

/**
 * What a page's HTML carries of the site configuration. The rest is for tools, or is read from
 * `site.json` by pages that are reached later.
 */
export function visitorPart({ shell: _, content: __, ...site }: SiteConfig): SiteConfig {
  return { ...site, remotes: site.remotes.map(remotePart) };
}
