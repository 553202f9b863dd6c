import { type NavigationEntry, provideSite, type SiteConfig } from '@shop/shared-contract';
import { navigationOf } from '@shop/shared-site/pageSite';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HydrationBar, HydrationFailure } from './layout/HydrationBar';
import { PageLayout } from './layout/PageLayout';
import type { Page } from './page/createPage';
import { useLeavingFirstPage, usePage } from './page/PageContext';
import { usePrefetchOnIntent } from './prefetch/usePrefetchOnIntent';
import { createRemotes, type Remotes } from './remotes/createRemotes';
import { RemotesProvider } from './remotes/RemotesContext';
import { PageFailure } from './routes/PageFailure';
import { PageLoading } from './routes/PageLoading';
import { RemoteRoutes } from './routes/RemoteRoutes';
import { runWhenIdle } from './scheduling/runWhenIdle';
import { activeOverrides } from './site/overrides';
import { DeveloperTools } from './tools/DeveloperTools';

type SiteState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; remotes: Remotes; navigation: NavigationEntry[] };

type Ready = Extract<SiteState, { kind: 'ready' }>;

function createReadyState(page: Page, config: SiteConfig): Ready {
  const remotes = createRemotes(page, config);
  provideSite(config);
  const { navigation = navigationOf(remotes.remotes()) } = page.snapshot;
  return { kind: 'ready', remotes, navigation };
}

/**
 * A page's HTML may be older than the last release, and lacks the remotes of other pages: fetches what is live once
 * the browser is idle.
 */
function prepareNextPages({ loadContent }: Page, remotes: Remotes) {
  runWhenIdle(() => {
    remotes
      .loadAll()
      .then(loadContent)
      .catch((error) =>
        console.info(
          '[shell] site.json could not be loaded; using the versions in the HTML:',
          error,
        ),
      );
  });
}

function useSite() {
  const page = usePage();
  // The remotes of the page's HTML may not be the overridden ones, and that HTML is not hydrated.
  const hasOverrides = activeOverrides(page.overrides).length > 0;
  const embedded = hasOverrides ? undefined : page.snapshot.site;
  const [state, setState] = useState<SiteState>(() =>
    embedded ? createReadyState(page, embedded) : { kind: 'loading' },
  );

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState(createReadyState(page, await page.latestSite()));
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
  useEffect(() => remotes && page.crashes.watch(remotes), [page, remotes]);

  return { state, reload: load };
}

interface ContentProps {
  state: SiteState;
  onRetry: () => void;
}

function Content({ state, onRetry }: ContentProps) {
  const { t } = useTranslation('layout');
  if (state.kind === 'loading') return <PageLoading />;
  if (state.kind === 'failed') {
    return <PageFailure title={t('failure.siteTitle')} onRetry={onRetry} />;
  }
  return (
    <RemotesProvider value={state.remotes}>
      <RemoteRoutes />
    </RemotesProvider>
  );
}

/** The site. The layout is rendered even if the configuration cannot be loaded. */
export function App() {
  const { snapshot } = usePage();
  const { state, reload } = useSite();
  const isReady = state.kind === 'ready';
  useLeavingFirstPage();
  usePrefetchOnIntent(isReady ? state.remotes : undefined);
  return (
    <>
      <PageLayout
        kind={(isReady ? state.remotes.layout : snapshot.layout) ?? 'site'}
        navigation={isReady ? state.navigation : []}
      >
        <Content state={state} onRetry={reload} />
      </PageLayout>
      <HydrationBar />
      <HydrationFailure />
      <DeveloperTools />
    </>
  );
}
