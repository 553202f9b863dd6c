import { visitTotal } from '@shop/shared-data';
import type { Booking, BookingTiresRow } from '@shop/shared-data/staff';

/**
 * The estimated price of a visit in US dollars: of its services as kept with the booking, and of its tires as promised.
 * Undefined for a visit of nothing.
 */
export const bookingTotal = (
  { service, further_services, prices }: Pick<Booking, 'service' | 'further_services' | 'prices'>,
  tires: readonly BookingTiresRow[],
): number | undefined => visitTotal(service ? [service, ...further_services] : [], prices, tires);
