import { type ManagedBooking, managedBooking } from './findBooking';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

/**
 * Ends or resumes reminders to the e-mail address of a booking, for all its bookings.
 * @throws {DataError} `notFound`, …
 */
export const setReminders = (token: string, wanted: boolean): Promise<ManagedBooking> =>
  parseQuery(
    publicClient().rpc('set_reminders', { p_token: token, p_wanted: wanted }),
    managedBooking,
  );
