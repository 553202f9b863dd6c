import type { RemoteEntry } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { frameMessages } from '../messages/frameMessages';
import { PrefetchNext } from '../prefetch/PrefetchNext';
import { Arrival } from './Arrival';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import { RemoteModule } from './RemoteModule';

interface Props {
  remote: RemoteEntry;
  module: string;
  /** All of the site: a page leads to those of others. */
  remotes: RemoteEntry[];
}

/** A remote's page, with its waiting and its failure. */
export function RemotePage({ remote, module, remotes }: Props) {
  const t = useMessages(frameMessages);
  return (
    <RemoteModule
      remote={remote}
      module={module}
      loading={<PageLoading />}
      failure={(retry) => (
        <>
          <PageFailure title={t('failure.title')} onRetry={retry} />
          <Arrival />
        </>
      )}
    >
      <Arrival />
      <PrefetchNext remotes={remotes} />
    </RemoteModule>
  );
}
