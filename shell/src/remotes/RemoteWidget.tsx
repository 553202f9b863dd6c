import type { RemoteEntry } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { frameMessages } from '../messages/frameMessages';
import { Failure } from './Failure';
import { RemoteModule } from './RemoteModule';

function WidgetLoading() {
  const t = useMessages(frameMessages);
  return <Spinner label={t('loadingPage')} />;
}

function FailedWidget({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(frameMessages);
  return <Failure title={t('failure.widgetTitle')} onRetry={onRetry} />;
}

const loading = <WidgetLoading />;

interface Props {
  remote: RemoteEntry;
  module: string;
  props: object;
}

/** A widget inside another team's page: its failure never reaches that page. */
export const RemoteWidget = ({ remote, module, props }: Props) => (
  <RemoteModule
    remote={remote}
    module={module}
    props={props}
    loading={loading}
    Failure={FailedWidget}
  />
);
