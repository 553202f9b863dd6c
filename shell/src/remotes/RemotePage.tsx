import type { RemoteEntry } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { frameMessages } from '../messages/frameMessages';
import { Arrival } from './Arrival';
import { Failure } from './Failure';
import { RemoteModule } from './RemoteModule';

interface Props {
  remote: RemoteEntry;
  module: string;
}

/** A remote's page, with its waiting and its failure. */
export function RemotePage({ remote, module }: Props) {
  const t = useMessages(frameMessages);
  return (
    <RemoteModule
      remote={remote}
      module={module}
      loading={<Spinner label={t('loadingPage')} />}
      failure={(retry) => <Failure title={t('failure.title')} onRetry={retry} />}
    >
      <Arrival />
    </RemoteModule>
  );
}
