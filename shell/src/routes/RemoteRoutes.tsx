import { WidgetHostProvider } from '@shop/shared-contract';
import { requestedLanguage } from '@shop/shared-site/languages';
import { layoutOf, oneAddress } from '@shop/shared-site/routes';
import { Navigate, Route, Routes, useLocation } from '@shop/shared-vendor';
import { memo, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { useRemotes } from '../remotes/RemotesContext';
import { renderWidgetsOf } from '../remotes/renderWidgets';
import { activeOverrides, isSignIn } from '../site/overrides';
import { LeavingPageBoundary } from './LeavingPageBoundary';
import { NotFound } from './NotFound';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import { RouteFocus } from './RouteFocus';

function FailedPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <PageFailure title={t('failure.title')} onRetry={onRetry} />
      <RouteFocus />
    </>
  );
}

const loading = <PageLoading />;

/** Once, for all pages: a new element would be an update of a boundary that is not hydrated. */
const besidePage = <RouteFocus />;

interface PageProps {
  remote: string;
  module: string;
}

const RemotePage = memo(function RemotePage({ remote, module }: PageProps) {
  return (
    <RemoteBoundary remote={remote} module={module} loading={loading} Failure={FailedPage}>
      {besidePage}
    </RemoteBoundary>
  );
});

interface UnlistedProps {
  hasAll: boolean;
  onLoaded: () => void;
}

/**
 * The composed HTML carries the remotes of its page only, so the others are loaded before an address counts as
 * unknown.
 */
function UnlistedAddress({ hasAll, onLoaded }: UnlistedProps) {
  const { t } = useTranslation('layout');
  const remotes = useRemotes();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    remotes.loadAll().then(onLoaded, (error) => {
      console.error('[shell]', error);
      setHasFailed(true);
    });
  }, [remotes, onLoaded]);
  useEffect(() => {
    if (!hasAll) load();
  }, [hasAll, load]);
  // Composed HTML without any remote is that of unknown addresses.
  if (hasAll || remotes.remotes().length === 0) return <NotFound />;
  return hasFailed ? <PageFailure title={t('failure.siteTitle')} onRetry={load} /> : loading;
}

/**
 * Every remote's pages as routes. A page is keyed by its route, so that each has its own waiting
 * and failure, and one that nests routes below itself stays mounted between them. A page of the other
 * layout is loaded as a document, which has the policy of that layout.
 */
export function RemoteRoutes() {
  const remotes = useRemotes();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // Read before the routes: a prefetch may load the other remotes while React renders.
  const hasAll = remotes.hasAll();
  const { pathname, search, hash, state, key } = useLocation();
  const { hydration, overrides, usage } = usePage();
  // No code of this computer runs where a password is typed.
  const leavesOverrides = activeOverrides(overrides).length > 0 && isSignIn(pathname);
  // Not the page that was opened: if a server states another layout for it, it would reload without end.
  const needsDocument =
    leavesOverrides ||
    ((layoutOf({ remotes: remotes.remotes() }, pathname) !== remotes.layout ||
      // A link requests a language, which the new document does.
      requestedLanguage(search) !== undefined) &&
      !hydration.isFirstPage(key));
  useEffect(() => {
    // The router has changed the address already.
    if (needsDocument) location.reload();
  }, [needsDocument]);
  const renderWidget = useMemo(() => renderWidgetsOf(remotes, usage), [remotes, usage]);
  if (needsDocument) return loading;
  const address = oneAddress({ remotes: remotes.remotes() }, pathname) ?? pathname;
  // A static host does not redirect.
  if (address !== pathname)
    return <Navigate replace to={{ pathname: address, search, hash }} state={state} />;
  return (
    <WidgetHostProvider value={renderWidget}>
      <LeavingPageBoundary loading={loading} Failure={FailedPage}>
        <Routes>
          {remotes
            .remotes()
            .flatMap(({ name, live }) =>
              live.pages.map(({ path, module }) => (
                <Route
                  key={path}
                  path={path}
                  element={<RemotePage key={path} remote={name} module={module} />}
                />
              )),
            )}
          <Route
            path="*"
            element={<UnlistedAddress key={pathname} hasAll={hasAll} onLoaded={renderAgain} />}
          />
        </Routes>
      </LeavingPageBoundary>
    </WidgetHostProvider>
  );
}
