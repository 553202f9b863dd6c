import { useMessages } from '@shop/shared-i18n';
import { PageHead } from '@shop/shared-ui';
import { frameMessages } from '../messages/frameMessages';
import { Failure } from '../remotes/Failure';
import { PageLoading } from '../remotes/PageLoading';
import { RemoteRoutes } from '../remotes/RemoteRoutes';
import type { SiteState } from './useSite';

interface Props {
  state: SiteState;
  onRetry: () => void;
}

/** What stands between header and footer. */
export function Site({ state, onRetry }: Props) {
  const t = useMessages(frameMessages);
  if (state.kind === 'loading') return <PageLoading />;
  if (state.kind === 'failed') {
    const title = t('failure.siteTitle');
    return (
      <>
        <PageHead title={title} />
        <Failure title={title} headingLevel={1} onRetry={onRetry} />
      </>
    );
  }
  return <RemoteRoutes remotes={state.site.remotes} />;
}
