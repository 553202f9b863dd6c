import { useShop } from '@shop/shared-contract';
import { ErrorState, type HeadingLevel } from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  text?: string;
  /** 1 where it stands for a whole page. */
  headingLevel?: HeadingLevel;
  onRetry: () => void;
}

export function Failure({ title, text, headingLevel, onRetry }: Props) {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation('common');
  const { phone } = useShop();
  const { pathname } = useLocation();
  const failedOn = useRef(pathname);

  // A navigation to another address of the same remote retries.
  useEffect(() => {
    if (failedOn.current !== pathname) onRetry();
  }, [pathname, onRetry]);

  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      text={text ?? t('failure.text')}
      phone={phone}
      callLabel={common('callUs')}
      retryLabel={common('retry')}
      onRetry={onRetry}
    />
  );
}
