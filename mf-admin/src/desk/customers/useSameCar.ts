import { type Booking, listBookings } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shop/rows/queryKeys';
import { sameCarOn } from './sameCar';

/**
 * Another booking of a day for the same car, as far as the car is known.
 * @param loads false: only a day that was loaded for its board is searched
 */
export function useSameCar(
  day: string | null,
  car: Parameters<typeof sameCarOn>[1],
  loads = true,
): Booking | undefined {
  // The query of the board of that day.
  const { data = [] } = useQuery<Booking[]>({
    queryKey: [...queryKeys.bookings, day, day],
    queryFn: () => listBookings({ from: day ?? '', to: day ?? '' }),
    enabled: loads && Boolean(day && (car.plate || car.vehicle)),
  });
  return sameCarOn(
    data.filter(({ requested_date }) => requested_date === day),
    car,
  );
}
