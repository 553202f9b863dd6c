import { type RemoteEntry, WidgetHostProvider } from '@shop/shared-contract';
import { Route, Routes } from '@shop/shared-vendor';
import { useMemo } from 'react';
import { NotFound } from '../frame/NotFound';
import { RemotePage } from './RemotePage';
import { renderWidgetsOf } from './renderWidgetsOf';

interface Props {
  remotes: RemoteEntry[];
}

/**
 * Every remote's pages as routes. A page is keyed by its route, so that each has its own waiting
 * and failure, and one that nests routes below itself stays mounted between them.
 */
export function RemoteRoutes({ remotes }: Props) {
  const renderWidget = useMemo(() => renderWidgetsOf(remotes), [remotes]);
  return (
    <WidgetHostProvider value={renderWidget}>
      <Routes>
        {remotes.flatMap((remote) =>
          remote.pages.map(({ path, module }) => (
            <Route
              key={path}
              path={path}
              element={<RemotePage key={path} remote={remote} module={module} remotes={remotes} />}
            />
          )),
        )}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </WidgetHostProvider>
  );
}
