import { useTranslate } from '@shop/shared-i18n';
import { frameLocales } from '../locales/frameLocales';
import { PageFailure } from '../remotes/PageFailure';
import { PageLoading } from '../remotes/PageLoading';
import { RemoteRoutes } from '../remotes/RemoteRoutes';
import { RemotesProvider } from '../remotes/RemotesContext';
import type { SiteState } from './useSite';

interface Props {
  state: SiteState;
  onRetry: () => void;
}

/** The content between header and footer. */
export function Site({ state, onRetry }: Props) {
  const t = useTranslate(frameLocales);
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
