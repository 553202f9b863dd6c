import { WidgetHostProvider } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Route, Routes } from '@shop/shared-vendor';
import { memo, useMemo } from 'react';
import { NotFound } from '../frame/NotFound';
import { frameLocales } from '../locales/frameLocales';
import { RouteFocus } from '../page/RouteFocus';
import { PrefetchNext } from '../prefetch/PrefetchNext';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import { RemoteBoundary } from './RemoteBoundary';
import { useRemotes } from './RemotesContext';
import { renderWidgetsOf } from './renderWidgets';

function FailedPage({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate(frameLocales);
  return (
    <>
      <PageFailure title={t('failure.title')} onRetry={onRetry} />
      <RouteFocus />
    </>
  );
}

const loading = <PageLoading />;

/** Once, for all pages: a new element would be an update of a boundary that is not hydrated. */
const besidePage = (
  <>
    <RouteFocus />
    <PrefetchNext />
  </>
);

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

/**
 * Every remote's pages as routes. A page is keyed by its route, so that each has its own waiting
 * and failure, and one that nests routes below itself stays mounted between them.
 */
export function RemoteRoutes() {
  const { remotes } = useRemotes().site;
  const renderWidget = useMemo(() => renderWidgetsOf(remotes), [remotes]);
  return (
    <WidgetHostProvider value={renderWidget}>
      <Routes>
        {remotes.flatMap(({ name, live }) =>
          live.pages.map(({ path, module }) => (
            <Route
              key={path}
              path={path}
              element={<RemotePage key={path} remote={name} module={module} />}
            />
          )),
        )}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </WidgetHostProvider>
  );
}
