import { PageHead } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../remotes/Failure';

interface Props {
  title: string;
  onRetry: () => void;
}

/** Shown in place of a page. It names a missing connection as the reason, and retries when it returns. */
export function PageFailure({ title, onRetry }: Props) {
  const { t } = useTranslation('layout');
  const [offline] = useState(() => !navigator.onLine);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const shown = offline ? t('failure.offlineTitle') : title;
  return (
    <>
      <PageHead title={shown} />
      <Failure
        title={shown}
        text={t(offline ? 'failure.offlineText' : 'failure.text')}
        headingLevel={1}
        onRetry={onRetry}
      />
    </>
  );
}
