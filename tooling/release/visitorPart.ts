import type { RemoteEntry, SiteConfig } from '../../shared-contract/src/siteConfig';

function remotePart({
  prerender: _,
  uses: __,
  requires: ___,
  history: ____,
  ...entry
}: RemoteEntry) {
  return entry;
}

/** What a visitor's page needs of the site configuration; the rest is for tools. */
export function visitorPart({ shell: _, ...site }: SiteConfig): SiteConfig {
  return { ...site, remotes: site.remotes.map(remotePart) };
}
