import type { RemoteEntry } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { memo, useMemo } from 'react';
import { frameLocales } from '../locales/frameLocales';
import { RouteFocus } from '../page/RouteFocus';
import { PrefetchNext } from '../prefetch/PrefetchNext';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import { RemoteModule } from './RemoteModule';

const loading = <PageLoading />;

function FailedPage({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate(frameLocales);
  return (
    <>
      <PageFailure title={t('failure.title')} onRetry={onRetry} />
      <RouteFocus />
    </>
  );
}

interface Props {
  remote: RemoteEntry;
  module: string;
  /** All of the site: a page leads to those of others. */
  remotes: RemoteEntry[];
}

/** A remote's page, with its waiting and its failure. */
export const RemotePage = memo(function RemotePage({ remote, module, remotes }: Props) {
  const beside = useMemo(
    () => (
      <>
        <RouteFocus />
        <PrefetchNext remotes={remotes} />
      </>
    ),
    [remotes],
  );
  return (
    <RemoteModule remote={remote} module={module} loading={loading} Failure={FailedPage}>
      {beside}
    </RemoteModule>
  );
});
