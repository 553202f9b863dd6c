import { useShop } from '@shop/shared-contract';
import { type BookedTires, servicePrice, type VisitPrices, visitTotal } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { formatDuration } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../tires/tireService';
import { useServices } from './useServices';

export interface Visit {
  /** Ids. */
  services: readonly string[];
  tires: readonly Pick<BookedTires, 'installed'>[];
  /** The service that the installed price of the tires includes; undefined without tires. */
  bay: string | undefined;
  /** Null while they are not chosen. */
  date: string | null;
  slot: string | null;
}

/** Names and duration of a visit. The duration is empty where a service is no longer offered. */
export function useServiceFacts({ services, bay }: Pick<Visit, 'services' | 'bay'>) {
  const { language } = useLanguage();
  const offered = useServices();
  const found = services.flatMap((id) => offered.find((service) => service.id === id) ?? []);
  const isKnown = found.length === services.length;
  const nameOf = useServiceName(bay);
  const minutes = found.reduce((sum, service) => sum + service.minutes, 0);
  return {
    found,
    isKnown,
    names: found.map(nameOf).join(', '),
    duration: isKnown && found.length > 0 ? formatDuration(minutes, language) : '',
  };
}

/**
 * As `useServiceFacts`, and what the visit costs at its time: the price of each service, undefined where one is no
 * longer offered, and the total: empty then, and in words where the shop names a price on request.
 * @param quoted prices that the database has named since the page was published
 */
export function useServiceTotals(visit: Visit, quoted?: VisitPrices) {
  const { t } = useTranslation('common');
  const { services, tires, date, slot } = visit;
  const { discounts = [] } = useShop();
  const { found, isKnown, ...facts } = useServiceFacts(visit);
  const start = date && slot ? `${date}T${slot}` : undefined;
  const prices =
    quoted ??
    (isKnown ? found.map((service) => servicePrice(service, discounts, start)) : undefined);
  const total = prices && visitTotal(services, prices, tires);
  const unknown = prices?.includes(null) ? t('askPrice') : '';
  return { ...facts, prices, price: total === undefined ? unknown : formatPrice(total) };
}
