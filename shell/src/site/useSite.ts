import { type NavigationEntry, provideSite, type SiteConfig } from '@shop/shared-contract';
import { navigationOf } from '@shop/site/pageSite';
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

function ready(page: Page, config: SiteConfig, menu?: NavigationEntry[]): Ready {
  const remotes = createRemotes(page, config);
  provideSite(config);
  return { kind: 'ready', remotes, navigation: menu ?? navigationOf(remotes.remotes()) };
}

/**
 * A page's HTML may be older than the last release, and lacks the remotes of other pages. Once the
 * browser is idle, this fetches what is live now: what has not been loaded yet is then loaded in that
 * version, with the content of that time, also on a later visit without a connection.
 */
function prepareNextPages({ loadContent }: Page, remotes: Remotes) {
  whenIdle(() => {
    remotes
      .loadAll()
      .then(loadContent)
      .catch((error) => console.info('[shell] the versions stay those of the HTML:', error));
  });
}

/** The site's configuration, from the page's HTML where that carries one, and what loads it again. */
export function useSite() {
  const page = usePage();
  const embedded = page.snapshot.site;
  const [state, setState] = useState<SiteState>(() =>
    embedded ? ready(page, embedded, embedded.navigation) : { kind: 'loading' },
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
