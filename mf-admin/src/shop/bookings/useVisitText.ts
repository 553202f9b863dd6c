import { type Booking, listHeldTires } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../rows/queryKeys';
import { useServiceNameById } from './schedule';
import { servicesText } from './servicesText';

/** Returns a function that lists what a visit is for: the names of its services, and the tires that it holds. */
export function useVisitText() {
  const serviceName = useServiceNameById();
  const { data: held = [] } = useQuery({ queryKey: queryKeys.heldTires, queryFn: listHeldTires });
  return (booking: Booking) =>
    [
      servicesText(booking, serviceName),
      ...held
        .filter((tires) => tires.booking === booking.id)
        .map(({ count, name }) => `${count} × ${name}`),
    ]
      .filter(Boolean)
      .join(', ');
}
