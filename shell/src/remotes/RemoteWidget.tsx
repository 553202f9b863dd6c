import type { RemoteEntry } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { frameMessages } from '../messages/frameMessages';
import { Failure } from './Failure';
import { RemoteModule } from './RemoteModule';

interface Props {
  remote: RemoteEntry;
  module: string;
  props: object;
}

/** A widget inside another team's page: its failure never reaches that page. */
export function RemoteWidget({ remote, module, props }: Props) {
  const t = useMessages(frameMessages);
  return (
    <RemoteModule
      remote={remote}
      module={module}
      props={props}
      loading={<Spinner label={t('loadingPage')} />}
      failure={(retry) => <Failure title={t('failure.widgetTitle')} onRetry={retry} />}
    />
  );
}
