import { type Booking, plainName } from '@shop/shared-data/staff';

interface Car {
  vehicle: string;
  plate: string;
  /** When it was in the shop last, or is next. */
  seen: string;
}

/** The cars of a customer, by the newest visit. The same plate or the same words are the same car. */
export function carsOf(bookings: readonly Booking[]): Car[] {
  const cars: Car[] = [];
  for (const { vehicle, plate, starts_at, created_at } of bookings) {
    if (!vehicle && !plate) continue;
    const known = cars.find((car) =>
      plate && car.plate
        ? plainName(car.plate) === plainName(plate)
        : plainName(car.vehicle) === plainName(vehicle),
    );
    if (known) {
      known.plate ||= plate;
      known.vehicle ||= vehicle;
    } else {
      cars.push({ vehicle, plate, seen: starts_at ?? created_at });
    }
  }
  return cars;
}
