import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { parseQuery } from '../runQuery';
import { readStaff } from '../staffChangeLog';
import { staffClient } from '../staffClient';
import { listRows } from '../staffTable';

const messageRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  language: z.enum(['en', 'es']),
  /** When staff answered it, and the account that did; null: not yet. */
  answered_at: z.nullable(z.string()),
  answered_by: z.nullable(z.string()),
  /** Whether it is an example of a trial. */
  is_sample: z.boolean(),
  created_at: z.string(),
});
/** A row of `contact_messages`. */
export type ContactMessage = z.infer<typeof messageRow> & {
  /** The account of `answered_by`; null without one, and when it was deleted. */
  answerer: { email: string; name: string } | null;
};

async function withAnswerer(
  rows: readonly z.infer<typeof messageRow>[],
): Promise<ContactMessage[]> {
  const accounts = await readStaff(rows.map(({ answered_by }) => answered_by));
  return rows.map((row) => ({
    ...row,
    answerer: accounts.find(({ id }) => id === row.answered_by) ?? null,
  }));
}

const columns = Object.keys(messageRow.shape).join(',');

/** Lists the messages that were not removed, newest first. @throws {DataError} */
export const listMessages = (): Promise<ContactMessage[]> =>
  listRows('contact_messages', { row: messageRow, order: ['created_at.desc', 'id'] }, (rows) =>
    rows.is('deleted_at', null),
  ).then(withAnswerer);

// When two people mark the same message, the last change counts: no version is compared. The database sets the time.
async function mark(
  id: string,
  changes: { is_read: boolean } | { deleted_at: 'now' | null } | { answered_at: 'now' | null },
) {
  const [changed] = await parseQuery(
    staffClient().from('contact_messages').update(changes).eq('id', id).select(columns),
    z.array(messageRow),
  ).then(withAnswerer);
  if (!changed) throw new DataError('notFound');
  return changed;
}

/** Marks a message as read or unread. @throws {DataError} `notFound` when it was deleted, … */
export const setMessageRead = (id: string, isRead: boolean) => mark(id, { is_read: isRead });

/** Removes a message from the inbox; `restoreMessage` restores it. @throws {DataError} */
export const removeMessage = (id: string) => mark(id, { deleted_at: 'now' });

/**
 * Marks a message as answered by the own account, or as not answered. Who answered first stays.
 * @throws {DataError} `notFound` when it was deleted, …
 */
export const setMessageAnswered = (id: string, isAnswered: boolean) =>
  mark(id, { answered_at: isAnswered ? 'now' : null });

/** Undoes `removeMessage`. @throws {DataError} */
export const restoreMessage = (id: string) => mark(id, { deleted_at: null });
