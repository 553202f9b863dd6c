/** The most services that the database accepts after the first one of a visit. */
export const MAX_FURTHER_SERVICES = 9;

/** A `requested` booking has no time yet; a `confirmed` one has a bay and a time. */
export const bookingStatuses = [
  'requested',
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
