import {
  type NavigationEntry,
  provideSite,
  type RemoteEntry,
  type SiteConfig,
} from '@shop/shared-contract';
import { useCallback, useEffect, useState } from 'react';
import { loadContent } from '../page/contentSource';
import { createRemotes, type Remotes } from '../remotes/createRemotes';
import { watchHandlers } from '../remotes/watchHandlers';
import { whenIdle } from '../whenIdle';
import { latestSite } from './fetchSite';

export type SiteState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; remotes: Remotes; navigation: NavigationEntry[] };

type Ready = Extract<SiteState, { kind: 'ready' }>;

/** All teams' navigation entries in one order. */
const navigationOf = (remotes: RemoteEntry[]): NavigationEntry[] =>
  remotes.flatMap((remote) => remote.navigation).sort((a, b) => a.order - b.order);

function ready(config: SiteConfig): Ready {
  const remotes = createRemotes(config);
  provideSite(remotes.site);
  return { kind: 'ready', remotes, navigation: navigationOf(remotes.site.remotes) };
}

/** The menu stands in the HTML as the live versions offer it, also for a visitor with a canary. */
const readyAsComposed = (embedded: SiteConfig): Ready => ({
  ...ready(embedded),
  navigation: navigationOf(embedded.remotes),
});

/**
 * A page's HTML may be older than the last release. Once the browser is idle, this fetches what is
 * live now: what has not been loaded yet is then loaded in that version, with the content of that
 * time, also on a later visit without a connection.
 */
function prepareNextPages(remotes: Remotes) {
  if (window.composeWith) return;
  whenIdle(() => {
    latestSite()
      .then((site) => {
        remotes.setLatest(site);
        return loadContent();
      })
      .catch((error) => console.info('[shell] versions stay as the page brought them:', error));
  });
}

/**
 * The configuration of the site, and a way to ask for it again.
 * @param embedded the one that the page's HTML carries, if it does
 */
export function useSite(embedded: SiteConfig | undefined) {
  const [state, setState] = useState<SiteState>(() =>
    embedded ? readyAsComposed(embedded) : { kind: 'loading' },
  );

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState(ready(await latestSite()));
    } catch (error) {
      console.error('[shell]', error);
      setState({ kind: 'failed' });
    }
  }, []);

  const remotes = state.kind === 'ready' ? state.remotes : undefined;

  useEffect(() => {
    if (!embedded) void load();
  }, [embedded, load]);
  useEffect(() => {
    if (embedded && remotes) prepareNextPages(remotes);
  }, [embedded, remotes]);
  useEffect(() => remotes && watchHandlers(remotes), [remotes]);

  return { state, reload: load };
}
