import { useTranslate } from '@shop/shared-i18n';
import { OpeningStatus } from '@shop/shared-ui';
import { homeLocales } from './locales/homeLocales';

/** Whether the shop is open now. */
export function OpenNow() {
  const t = useTranslate(homeLocales);
  return (
    <OpeningStatus
      open={(time) => t('hero.open', { time })}
      opens={(when) => t('hero.opens', { when })}
    />
  );
}
