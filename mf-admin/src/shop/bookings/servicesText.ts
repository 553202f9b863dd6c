import type { Booking } from '@shop/shared-data/staff';

/** Lists the names of a booking's services; empty while none is chosen. */
export const servicesText = (
  { service, further_services }: Pick<Booking, 'service' | 'further_services'>,
  nameOf: (id: string) => string,
) => (service ? [service, ...further_services].map(nameOf).join(', ') : '');
