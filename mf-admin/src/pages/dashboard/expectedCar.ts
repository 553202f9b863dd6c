import type { Booking } from '@shop/shared-data/staff';

/**
 * Returns the appointment whose car is expected next. A late one comes first, because
 * staff call its customer. The car of a walk-in is there already.
 * @param appointments those of today by time
 */
export const expectedCar = (appointments: readonly Booking[]): Booking | undefined =>
  appointments.find(
    ({ status, stage, is_walk_in }) => status === 'confirmed' && stage === null && !is_walk_in,
  );

/** Returns whether an appointment has begun, which only then can be a no-show. */
export const hasBegun = ({ starts_at }: Pick<Booking, 'starts_at'>, now: number) =>
  starts_at !== null && Date.parse(starts_at) <= now;
