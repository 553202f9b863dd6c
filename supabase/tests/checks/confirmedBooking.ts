/** The columns of a booking that holds a bay. */
export const CONFIRMED_BOOKING = {
  status: 'confirmed',
  service: 'oil-change',
  requested_date: '2026-03-03',
  requested_slot: '09:00',
  starts_at: '2026-03-03T14:00:00Z',
  ends_at: '2026-03-03T14:45:00Z',
  bay: '1',
};
