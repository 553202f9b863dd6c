import type { Addresses } from './origins';
import type { NavigationEntry, Release, Remote, SiteConfig } from './schema';

/**
 * The part of `site.json` that a page's HTML carries. A change to one remote leaves the HTML of all
 * others as it is, since they fetch the others' configuration from `site.json` on navigation.
 */
export interface PageSite extends SiteConfig {
  navigation: NavigationEntry[];
}

/** What the HTML without a page carries in its place. */
export interface BareHtml extends Addresses {
  /** Of the pages that have the staff layout. */
  routes: string[];
  navigation: NavigationEntry[];
}

export const navigationOf = (remotes: readonly Remote[]): NavigationEntry[] =>
  remotes.flatMap(({ live }) => live.navigation).sort((a, b) => a.order - b.order);

/** A remote, those whose widgets it shows, those whose widgets these show, and so on. */
function withWidgets(remotes: readonly Remote[], name: string): Set<string> {
  const names = new Set([name]);
  // A set is iterated up to the names that are added meanwhile.
  for (const user of names) {
    const uses = remotes.find((remote) => remote.name === user)?.live.uses;
    for (const { name: other, live } of remotes) {
      if (live.widgets.some((widget) => uses?.includes(widget.name))) names.add(other);
    }
  }
  return names;
}

/** The page has the navigation of all remotes, and the other fields are for tools. */
function ofPage({
  prerender: _,
  uses: __,
  requires: ___,
  texts: ____,
  language: _____,
  built: ______,
  ...release
}: Release): Release {
  return { ...release, navigation: [] };
}

export function pageSite(site: SiteConfig, name: string): PageSite {
  const { shell: _, content: __, embeds: ___, remotes, ...rest } = site;
  const shown = withWidgets(remotes, name);
  return {
    ...rest,
    remotes: remotes
      .filter((remote) => shown.has(remote.name))
      .map(({ name: remote, live, previous }) => ({
        name: remote,
        live: ofPage(live),
        ...(previous ? { previous } : {}),
      })),
    navigation: navigationOf(remotes),
  };
}
