import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from './staffClient';

const kinds = [
  'booking_received',
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_reminder',
  'booking_ready',
  'staff_booking',
  'staff_unusual',
] as const;

const sentMessage = z.object({
  id: z.string(),
  /** A later version of the database may know more of them. */
  kind: z.catch(z.nullable(z.enum(kinds)), null),
  recipient: z.string(),
  state: z.enum(['pending', 'sent', 'failed']),
  due_at: z.string(),
  sent_at: z.nullable(z.string()),
  attempts: z.number(),
  /** The mail server's reason for the last failure; empty otherwise. */
  reason: z.string(),
});
/** A message about a booking: sent, waiting or failed. */
export type SentMessage = z.infer<typeof sentMessage>;

/** Lists what was sent and will be sent about a booking, by time. @throws {DataError} */
export const listSent = (booking: string): Promise<SentMessage[]> =>
  parseQuery(staffClient().rpc('list_sent', { p_booking: booking }), z.array(sentMessage));
