import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { formatDuration } from '@shop/shared-ui';
import { useServices } from './useServices';

/**
 * Returns the names of services, and what they take and cost together. Names leave out a service that is no
 * longer offered; then duration and price are empty, because they are unknown.
 * @param ids the services of one visit
 */
export function useServiceTotals(ids: readonly string[]) {
  const { language } = useLanguage();
  const offered = useServices();
  const found = ids.flatMap((id) => offered.find((service) => service.id === id) ?? []);
  const isKnown = found.length > 0 && found.length === ids.length;
  const minutes = found.reduce((sum, service) => sum + service.minutes, 0);
  const price = found.reduce((sum, service) => sum + service.price, 0);
  return {
    names: found.map(({ name }) => name[language]).join(', '),
    duration: isKnown ? formatDuration(minutes, language) : '',
    price: isKnown ? formatPrice(price, language) : '',
  };
}
