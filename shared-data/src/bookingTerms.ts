/** The start times of appointments, on the shop's wall clock. */
export const slotTimes = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'] as const;
export type SlotTime = (typeof slotTimes)[number];

/** A `requested` booking has no time yet; a `confirmed` one has a bay and a time. */
export const bookingStatuses = [
  'requested',
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
