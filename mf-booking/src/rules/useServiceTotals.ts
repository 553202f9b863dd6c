import type { BookedTires } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { formatDuration } from '@shop/shared-ui';
import { useServiceName } from '../tires/tireService';
import { useServices } from './useServices';

/**
 * Names, duration and price of a visit. Duration and price are empty where a service is no longer offered.
 * @param bay the service that the installed price of the tires includes; undefined without tires
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
    price: isKnown && found.length + tires.length > 0 ? formatPrice(price) : '',
  };
}
