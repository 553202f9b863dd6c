import { isSamePhone } from '@shop/shared-contract';
import { type Booking, plainName } from '@shop/shared-data/staff';

interface Car extends Pick<Booking, 'vehicle' | 'plate' | 'phone'> {
  /** Of the booking that it belongs to; none while it is entered. */
  id?: string | undefined;
}

function isSameCar(one: Car, other: Car): boolean {
  if (one.plate && other.plate) return plainName(one.plate) === plainName(other.plate);
  const words = plainName(one.vehicle);
  return words !== '' && words === plainName(other.vehicle) && isSamePhone(one.phone, other.phone);
}

/**
 * Another booking of the day for the same car: the same plate, or without plates the same words and number.
 * @param bookings those of the day
 */
export const sameCarOn = (bookings: readonly Booking[], car: Car): Booking | undefined =>
  bookings.find(
    (booking) =>
      booking.id !== car.id &&
      booking.status !== 'cancelled' &&
      booking.status !== 'no_show' &&
      isSameCar(booking, car),
  );
