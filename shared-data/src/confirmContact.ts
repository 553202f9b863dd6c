import { type BookingView, bookingView } from './findBooking';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

/**
 * Makes a held booking firm. A repeated call changes nothing.
 * @param token the secret of the manage link
 * @param contact the second secret, which only the link in a message to the customer has
 * @throws {DataError} `notFound` for a wrong secret
 */
export const confirmContact = (token: string, contact: string): Promise<BookingView> =>
  parseQuery(
    publicClient().rpc('confirm_contact', { p_token: token, p_contact: contact }),
    bookingView,
  );
