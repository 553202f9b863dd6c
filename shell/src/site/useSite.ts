import {
  type NavigationEntry,
  provideSite,
  type Remote,
  type SiteConfig,
} from '@shop/shared-contract';
import { useCallback, useEffect, useState } from 'react';
import type { Page } from '../page/createPage';
import { usePage } from '../page/PageContext';
import { createRemotes, type Remotes } from '../remotes/createRemotes';
import { watchHandlers } from '../remotes/watchHandlers';
import { whenIdle } from '../whenIdle';

export type SiteState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; remotes: Remotes; navigation: NavigationEntry[] };

type Ready = Extract<SiteState, { kind: 'ready' }>;

/** All teams' navigation entries in one order. */
const navigationOf = (remotes: Remote[]): NavigationEntry[] =>
  remotes.flatMap(({ live }) => live.navigation).sort((a, b) => a.order - b.order);

function ready(page: Page, config: SiteConfig): Ready {
  const remotes = createRemotes(page, config);
  provideSite(remotes.site);
  return { kind: 'ready', remotes, navigation: navigationOf(remotes.site.remotes) };
}

/** The HTML holds the menu of the live versions, also for a visitor who gets a canary. */
const readyAsComposed = (page: Page, embedded: SiteConfig): Ready => ({
  ...ready(page, embedded),
  navigation: navigationOf(embedded.remotes),
});

/**
 * A page's HTML may be older than the last release. Once the browser is idle, this fetches what is
 * live now: what has not been loaded yet is then loaded in that version, with the content of that
 * time, also on a later visit without a connection.
 */
function prepareNextPages({ latestSite, loadContent }: Page, remotes: Remotes) {
  whenIdle(() => {
    latestSite()
      .then((site) => {
        remotes.setLatest(site);
        return loadContent();
      })
      .catch((error) => console.info('[shell] the versions stay those of the HTML:', error));
  });
}

/** The site's configuration, from the page's HTML where that carries one, and what loads it again. */
export function useSite() {
  const page = usePage();
  const embedded = page.snapshot.site;
  const [state, setState] = useState<SiteState>(() =>
    embedded ? readyAsComposed(page, embedded) : { kind: 'loading' },
  );

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState(ready(page, await page.latestSite()));
    } catch (error) {
      console.error('[shell]', error);
      setState({ kind: 'failed' });
    }
  }, [page]);

  const remotes = state.kind === 'ready' ? state.remotes : undefined;

  useEffect(() => {
    if (!embedded) void load();
  }, [embedded, load]);
  useEffect(() => {
    if (embedded && remotes) prepareNextPages(page, remotes);
  }, [page, embedded, remotes]);
  useEffect(() => remotes && watchHandlers(remotes), [remotes]);

  return { state, reload: load };
}
