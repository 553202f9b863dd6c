import { type NavigationEntry, provideSite, type SiteConfig } from '@shop/shared-contract';
import { useCallback, useEffect, useState } from 'react';
import { refreshShopData } from '../live/refreshShopData';
import { chooseVersions } from '../remotes/chooseVersions';
import { watchHandlers } from '../remotes/watchHandlers';
import { fetchSite } from './fetchSite';
import { navigationOf } from './navigation';
import { refreshVersions } from './refreshVersions';

export type SiteState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; site: SiteConfig; navigation: NavigationEntry[] };

type Ready = Extract<SiteState, { kind: 'ready' }>;

function ready(config: SiteConfig): Ready {
  const site = chooseVersions(config);
  provideSite(site);
  return { kind: 'ready', site, navigation: navigationOf(site.remotes) };
}

/** The menu stands in the HTML as the live versions offer it, also for a visitor with a canary. */
const readyAsComposed = (embedded: SiteConfig): Ready => ({
  ...ready(embedded),
  navigation: navigationOf(embedded.remotes),
});

/**
 * The configuration of the site, and a way to ask for it again.
 * @param embedded the one that the page's HTML brought along, if it did
 */
export function useSite(embedded: SiteConfig | undefined) {
  const [state, setState] = useState<SiteState>(() =>
    embedded ? readyAsComposed(embedded) : { kind: 'loading' },
  );

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState(ready(await fetchSite()));
    } catch (error) {
      console.error('[shell]', error);
      setState({ kind: 'failed' });
    }
  }, []);

  useEffect(() => {
    if (!embedded) void load();
    else refreshVersions();
  }, [embedded, load]);
  useEffect(() => {
    if (state.kind === 'ready') refreshShopData();
  }, [state.kind]);
  useEffect(watchHandlers, []);

  return { state, reload: load };
}
