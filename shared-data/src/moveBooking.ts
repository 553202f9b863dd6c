import { type ManagedBooking, managedBooking } from './findBooking';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

/**
 * Moves the booking of a manage link, by its secret, to another slot; idempotent.
 * @throws {DataError} `full` (code `slot_full`), `notFound`, `invalid` (codes `too_late`, `not_confirmed`,
 *   `slot_past`, `closed_day`, …), `rateLimited`, …
 */
export const moveBooking = (
  token: string,
  { date, slot }: { date: string; slot: string },
): Promise<ManagedBooking> =>
  parseQuery(
    publicClient().rpc('move_booking', { p_token: token, p_date: date, p_slot: slot }),
    managedBooking,
  );
