import * as z from 'zod/mini';
import { bookingStatuses } from './bookingTerms';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

const cancelled = z.object({ reference: z.string(), status: z.enum(bookingStatuses) });

/**
 * Cancels the booking of a manage link and frees its slot. A repeated call changes nothing.
 * @param token the secret of the link
 * @throws {DataError} `notFound`, or `invalid` (code `too_late`) once the time has passed
 */
export const cancelBooking = (token: string): Promise<z.infer<typeof cancelled>> =>
  parseQuery(publicClient().rpc('cancel_booking', { p_token: token }), cancelled);
