import { type NavigationEntry, provideSite, type SiteConfig } from '@shop/shared-contract';
import { useCallback, useEffect, useState } from 'react';
import { refreshShopData } from '../live/refreshShopData';
import { fetchSite } from './fetchSite';
import { navigationOf } from './navigation';

export type SiteState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; site: SiteConfig; navigation: NavigationEntry[] };

const ready = (site: SiteConfig): SiteState => ({
  kind: 'ready',
  site,
  navigation: navigationOf(site.remotes),
});

/**
 * The configuration of the site, and a way to ask for it again.
 * @param embedded the one that the page's HTML brought along, if it did
 */
export function useSite(embedded: SiteConfig | undefined) {
  const [state, setState] = useState<SiteState>(() => {
    if (embedded) provideSite(embedded);
    return embedded ? ready(embedded) : { kind: 'loading' };
  });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const site = await fetchSite();
      provideSite(site);
      setState(ready(site));
    } catch (error) {
      console.error('[shell]', error);
      setState({ kind: 'failed' });
    }
  }, []);

  useEffect(() => {
    if (!embedded) void load();
  }, [embedded, load]);
  useEffect(() => {
    if (state.kind === 'ready') refreshShopData();
  }, [state.kind]);

  return { state, reload: load };
}
