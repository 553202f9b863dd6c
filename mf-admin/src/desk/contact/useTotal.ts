import { tireServiceOf } from '@shop/shared-data';
import type { Booking, BookingTiresRow } from '@shop/shared-data/staff';
import { useSchedule } from '../../shop/bookings/schedule';

/**
 * The estimated price of a visit in US dollars: of its services as they cost now, and of its tires as promised.
 * Undefined while it is not known, and for a visit of nothing.
 */
export function useTotal(
  { service, further_services }: Pick<Booking, 'service' | 'further_services'>,
  tires: readonly BookingTiresRow[] | undefined,
): number | undefined {
  const { data: schedule } = useSchedule();
  if (!schedule || !tires) return undefined;
  const ids = service ? [service, ...further_services] : [];
  // Its work is part of the installed price.
  const included = tires.length > 0 ? tireServiceOf(ids) : undefined;
  const charged = ids.filter((id) => id !== included);
  const prices = charged.map((id) => schedule.services.find((each) => each.id === id)?.price);
  const known = [...prices, ...tires.map(({ installed }) => installed)];
  if (known.length === 0) return undefined;
  return known.reduce<number | undefined>(
    (sum, price) => (sum === undefined || price === undefined ? undefined : sum + price),
    0,
  );
}
