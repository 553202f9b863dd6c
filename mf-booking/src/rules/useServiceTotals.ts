import type { BookedTires } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { formatDuration } from '@shop/shared-ui';
import { useServiceName } from '../tires/tireService';
import { useServices } from './useServices';

/**
 * Returns the names of services, and what they take and cost together. Names leave out a service that is no
 * longer offered; then duration and price are empty, because they are unknown.
 * @param ids the services of one visit
 * @param tires their installed price contains the work of the service that installs tires
 * @param bay that service; undefined for a visit without tires
 */
export function useServiceTotals(
  ids: readonly string[],
  tires: readonly Pick<BookedTires, 'installed'>[],
  bay: string | undefined,
) {
  const { language } = useLanguage();
  const offered = useServices();
  const found = ids.flatMap((id) => offered.find((service) => service.id === id) ?? []);
  const isKnown = found.length === ids.length;
  const nameOf = useServiceName(bay);
  const minutes = found.reduce((sum, service) => sum + service.minutes, 0);
  const price = [
    ...found.filter(({ id }) => id !== bay).map((service) => service.price),
    ...tires.map(({ installed }) => installed),
  ].reduce((sum, each) => sum + each, 0);
  return {
    names: found.map(nameOf).join(', '),
    duration: isKnown && found.length > 0 ? formatDuration(minutes, language) : '',
    price: isKnown && found.length + tires.length > 0 ? formatPrice(price, language) : '',
  };
}
