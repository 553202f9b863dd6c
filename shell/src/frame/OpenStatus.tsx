import { useTranslate } from '@shop/shared-i18n';
import { OpeningStatus } from '@shop/shared-ui';
import { frameLocales } from '../locales/frameLocales';

/** “Open until 8 PM”, “Opens Mon 8 AM”. */
export function OpenStatus() {
  const t = useTranslate(frameLocales);
  return (
    <OpeningStatus
      open={(time) => t('phoneBar.open', { time })}
      opens={(when) => t('phoneBar.opens', { when })}
    />
  );
}
