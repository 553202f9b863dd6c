import { type ManagedBooking, managedBooking } from './findBooking';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

/**
 * Moves the booking of a manage link to another slot. A repeated call changes nothing.
 * @param token the secret of the link
 * @param to the day, `2026-11-23`, and the slot, `09:00`
 * @returns the moved booking
 * @throws {DataError} `full` (code `slot_full`) when the last bay has been taken, `notFound`, `invalid`
 *   (codes `too_late` once the time has passed, `not_confirmed` for a cancelled booking, `slot_past`,
 *   `closed_day`, …), `rateLimited`, `offline` or `unexpected`
 */
export const moveBooking = (
  token: string,
  { date, slot }: { date: string; slot: string },
): Promise<ManagedBooking> =>
  parseQuery(
    publicClient().rpc('move_booking', { p_token: token, p_date: date, p_slot: slot }),
    managedBooking,
  );
