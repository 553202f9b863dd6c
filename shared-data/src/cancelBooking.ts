import * as z from 'zod/mini';
import { bookingStatuses } from './bookingTerms';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

const cancelled = z.object({ reference: z.string(), status: z.enum(bookingStatuses) });

/**
 * Cancels the booking of a manage link, by its secret; idempotent.
 * @throws {DataError} `notFound`, `invalid` (`too_late`)
 */
export const cancelBooking = (token: string): Promise<z.infer<typeof cancelled>> =>
  parseQuery(publicClient().rpc('cancel_booking', { p_token: token }), cancelled);
