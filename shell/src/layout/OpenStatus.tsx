import { OpeningStatus } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';

export function OpenStatus() {
  const { t } = useTranslation('layout');
  return (
    <OpeningStatus
      open={(time) => t('phoneBar.open', { time })}
      opens={(when) => t('phoneBar.opens', { when })}
      old={t('phoneBar.old')}
    />
  );
}
