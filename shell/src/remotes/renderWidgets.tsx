import type { RenderWidget } from '@shop/shared-contract';
import { Spinner } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PageUsage } from '../page/pageUsage';
import type { Remotes } from './createRemotes';
import { Failure } from './Failure';
import { RemoteBoundary } from './RemoteBoundary';

function WidgetLoading() {
  const { t } = useTranslation('layout');
  return <Spinner label={t('loadingPage')} />;
}

function WidgetFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('layout');
  return <Failure title={t('failure.widgetTitle')} onRetry={onRetry} />;
}

const loading = <WidgetLoading />;

/** Renders a widget of the team that offers it; one that no team offers leaves its place empty. */
export const renderWidgetsOf =
  (remotes: Pick<Remotes, 'remotes'>, usage?: PageUsage): RenderWidget =>
  (name, props) => {
    for (const remote of remotes.remotes()) {
      const widget = remote.live.widgets.find((entry) => entry.name === name);
      if (!widget) continue;
      return (
        <RemoteBoundary
          remote={remote.name}
          module={widget.module}
          props={props}
          waitsUntilSeen
          loading={loading}
          Failure={WidgetFailure}
        />
      );
    }
    usage?.missingWidgets.add(name);
    return null;
  };
