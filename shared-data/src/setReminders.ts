import { type ManagedBooking, managedBooking } from './findBooking';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

/**
 * Ends or resumes the reminders to the e-mail address of a booking, for all its bookings.
 * @param token the secret of the manage link
 * @throws {DataError} `notFound`, `offline` or `unexpected`
 */
export const setReminders = (token: string, wanted: boolean): Promise<ManagedBooking> =>
  parseQuery(
    publicClient().rpc('set_reminders', { p_token: token, p_wanted: wanted }),
    managedBooking,
  );
