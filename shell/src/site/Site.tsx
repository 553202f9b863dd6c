import { useMessages } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { frameMessages } from '../messages/frameMessages';
import { Failure } from '../remotes/Failure';
import { RemoteRoutes } from '../remotes/RemoteRoutes';
import type { SiteState } from './useSite';

interface Props {
  state: SiteState;
  onRetry: () => void;
}

/** What stands between header and footer. */
export function Site({ state, onRetry }: Props) {
  const t = useMessages(frameMessages);
  if (state.kind === 'loading') return <Spinner label={t('loadingPage')} />;
  if (state.kind === 'failed') return <Failure title={t('failure.siteTitle')} onRetry={onRetry} />;
  return <RemoteRoutes remotes={state.site.remotes} />;
}
