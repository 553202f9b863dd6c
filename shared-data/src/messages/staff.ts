import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { listRows } from '../staffTable';

const messageRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  created_at: z.string(),
});
/** A row of `contact_messages`. */
export type ContactMessage = z.infer<typeof messageRow>;

const columns = Object.keys(messageRow.shape).join(',');

/** Lists the messages that were not removed, newest first. @throws {DataError} */
export const listMessages = (): Promise<ContactMessage[]> =>
  listRows('contact_messages', { row: messageRow, order: ['created_at.desc', 'id'] }, (rows) =>
    rows.is('deleted_at', null),
  );

/** Counts the unread messages that were not removed. @throws {DataError} */
export async function countUnread(): Promise<number> {
  const { count } = await runQuery(
    staffClient()
      .from('contact_messages')
      .select('id', { count: 'exact', head: true })
      .is('deleted_at', null)
      .eq('is_read', false),
  );
  return count ?? 0;
}

// When two people mark the same message, the last change counts: no version is compared.
async function mark(id: string, changes: { is_read: boolean } | { deleted_at: string | null }) {
  const [changed] = await parseQuery(
    staffClient().from('contact_messages').update(changes).eq('id', id).select(columns),
    z.array(messageRow),
  );
  if (!changed) throw new DataError('notFound');
  return changed;
}

/** Marks a message as read or unread. @throws {DataError} `notFound` when it was deleted, … */
export const setMessageRead = (id: string, isRead: boolean) => mark(id, { is_read: isRead });

/** Removes a message from the inbox; `restoreMessage` restores it. @throws {DataError} */
export const removeMessage = (id: string) => mark(id, { deleted_at: new Date().toISOString() });

/** Undoes `removeMessage`. @throws {DataError} */
export const restoreMessage = (id: string) => mark(id, { deleted_at: null });

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
