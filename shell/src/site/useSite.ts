import { type NavigationEntry, provideSite, type SiteConfig } from '@shop/shared-contract';
import { useCallback, useEffect, useState } from 'react';
import { loadContent } from '../page/contentSource';
import { chooseVersions } from '../remotes/chooseVersions';
import { announceLatest } from '../remotes/versionInUse';
import { watchHandlers } from '../remotes/watchHandlers';
import { whenIdle } from '../whenIdle';
import { latestSite } from './fetchSite';
import { navigationOf } from './navigation';

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
 * A page's HTML may be older than the last release. Once the browser is idle, this fetches what is
 * live now: what has not been loaded yet is then loaded in that version, with the content of that
 * time, also on a later visit without a connection.
 */
function prepareNextPages() {
  if (window.composeWith) return;
  whenIdle(() => {
    latestSite()
      .then((site) => {
        announceLatest(chooseVersions(site).remotes);
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

  useEffect(() => {
    if (embedded) prepareNextPages();
    else void load();
  }, [embedded, load]);
  useEffect(watchHandlers, []);

  return { state, reload: load };
}
