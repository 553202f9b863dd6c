import type { PublishedService } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { formatDuration, useServicePrice } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { offerOf } from '../tires/wantedTires';
import { useDraft } from './draft';
import { useVisit } from './useVisit';

/** Returns what a service takes and costs in this visit: the installed price of tires includes one of them. */
export function useServiceDetail() {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const priceOf = useServicePrice();
  const { bay } = useVisit();
  const offer = offerOf(useDraft().tires);
  return ({ id, minutes, price }: PublishedService) =>
    `${formatDuration(minutes, language)} · ${offer && id === bay ? t('tires.inPrice') : priceOf(price)}`;
}
