import type { Booking } from '@shop/shared-data/staff';

/**
 * The appointment of today whose car is expected next. A late one comes first, because staff call its customer. The
 * car of a walk-in is there already.
 */
export const expectedCar = (appointments: readonly Booking[]): Booking | undefined =>
  appointments.find(
    ({ status, stage, is_walk_in }) => status === 'confirmed' && stage === null && !is_walk_in,
  );

/** Only an appointment that has begun can be a no-show. */
export const hasBegun = ({ starts_at }: Pick<Booking, 'starts_at'>, now: number) =>
  starts_at !== null && Date.parse(starts_at) <= now;
