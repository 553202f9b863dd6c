import type { Release, Remote, SiteConfig } from './schema';

function releasePart({ prerender: _, uses: __, requires: ___, ...release }: Release): Release {
  return release;
}

function remotePart({ history: _, live, canary, ...remote }: Remote): Remote {
  return {
    ...remote,
    live: releasePart(live),
    ...(canary ? { canary: { ...canary, release: releasePart(canary.release) } } : {}),
  };
}

/**
 * What a page's HTML carries of the site configuration. The rest is for tools, or is read from
 * `site.json` by pages that are reached later.
 */
export function visitorPart({ shell: _, content: __, ...site }: SiteConfig): SiteConfig {
  return { ...site, remotes: site.remotes.map(remotePart) };
}
