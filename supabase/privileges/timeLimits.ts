/** The limit of functions that write many rows. A hosted project ends other statements of staff after eight seconds. */
const MANY = 'statement_timeout=60s';
const ONE_BOOKING = 'no limit of its own: it writes one booking';
const ONE_INVITATION =
  'no limit of its own: it writes one invitation, beside at most twenty that are open';

/** All functions that write and that staff may call, each with its limit of time or the reason why it has none. */
export const TIME_LIMITS: Record<string, string> = {
  add_tires: ONE_BOOKING,
  book_appointment: ONE_BOOKING,
  book_for_caller: ONE_BOOKING,
  bookings_outside: MANY,
  cancel_booking: ONE_BOOKING,
  cancel_bookings: MANY,
  check_step: 'no limit of its own: it writes one row',
  consent_for_caller: ONE_BOOKING,
  delete_samples: MANY,
  edit_products: MANY,
  forget_customer: MANY,
  hold_anyway: MANY,
  hold_messages: 'no limit of its own: it writes the messages of one booking that are due',
  import_products: MANY,
  invitation_state: 'no limit of its own: it counts one request',
  invite_admin: ONE_INVITATION,
  move_booking: ONE_BOOKING,
  move_visits: MANY,
  order_entries: MANY,
  place_in_bay: ONE_BOOKING,
  propose_moves: MANY,
  publish_drafts: MANY,
  rename_customer: MANY,
  report_remotes: 'no limit of its own: it takes at most 20 events',
  restore_bookings: MANY,
  restore_invitation: ONE_INVITATION,
  restore_tires: 'no limit of its own: it writes the tires of one booking',
  save_settings: MANY,
  save_weekdays: MANY,
  send_test_message: 'no limit of its own: it queues one message',
  set_reminders: ONE_BOOKING,
  slot_availability: 'no limit of its own: it counts one request, and reads',
  stage_products: MANY,
  tire_offer: 'no limit of its own: it counts one request, and reads',
  withdraw_invitation: ONE_INVITATION,
};
