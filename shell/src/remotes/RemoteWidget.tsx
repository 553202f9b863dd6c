import type { RemoteEntry } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { frameLocales } from '../locales/frameLocales';
import { Failure } from './Failure';
import { RemoteModule } from './RemoteModule';

function WidgetLoading() {
  const t = useTranslate(frameLocales);
  return <Spinner label={t('loadingPage')} />;
}

function FailedWidget({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate(frameLocales);
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
