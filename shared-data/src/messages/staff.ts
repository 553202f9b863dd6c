import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { optionalLine, optionalText, parseInput } from '../fields';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { editRow, listRows, type RowVersion } from '../staffTable';
import { builtInTexts, hasKnownPlaceholders, type MessageId, messageIds } from './messageTexts';

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

const messageTextRow = z.object({
  id: z.enum(messageIds),
  /** Empty texts are the built-in ones. */
  subject: z.string(),
  subject_es: z.string(),
  body: z.string(),
  body_es: z.string(),
  updated_at: z.string(),
});
export type MessageTextRow = z.infer<typeof messageTextRow>;

/** The form of a message; its other problem is `placeholder`. An empty text is the built-in one. */
export const messageTextSchema = (id: MessageId) => {
  const known = z.refine<string>((text) => hasKnownPlaceholders(id, text), 'placeholder');
  const subject = optionalLine(150).check(known);
  const body = optionalText(2000).check(known);
  return z.object({ subject, subject_es: subject, body, body_es: body });
};
export type MessageTextInput = Record<'subject' | 'subject_es' | 'body' | 'body_es', string>;

/** Lists the messages with what staff changed in them, in the order of the screen. @throws {DataError} */
export async function listMessageTexts(): Promise<MessageTextRow[]> {
  const rows = await parseQuery(
    staffClient().from('message_texts').select('*'),
    z.array(messageTextRow),
  );
  return rows.sort((a, b) => messageIds.indexOf(a.id) - messageIds.indexOf(b.id));
}

/** A text that is the built-in one is not stored, so that a later version can improve it. */
function toStored(id: MessageId, input: MessageTextInput): MessageTextInput {
  const { en, es } = builtInTexts;
  const unless = (builtIn: string, text: string) => (text === builtIn ? '' : text);
  return {
    subject: unless(en[id].subject, input.subject),
    subject_es: unless(es[id].subject, input.subject_es),
    body: unless(en[id].body, input.body),
    body_es: unless(es[id].body, input.body_es),
  };
}

/** Changes the texts of a message if they are unchanged since they were read. @throws {DataError} `conflict`, … */
export const editMessageText = (
  read: RowVersion<MessageId>,
  input: MessageTextInput,
): Promise<MessageTextRow> =>
  editRow(
    'message_texts',
    messageTextRow,
    read,
    toStored(read.id, parseInput(messageTextSchema(read.id), input)),
  );

/**
 * Sends a stored message about an example booking to the own address.
 * @throws {DataError} `rateLimited` (twenty an hour), …
 */
export async function sendTestMessage(id: MessageId, language: 'en' | 'es'): Promise<void> {
  await runQuery(staffClient().rpc('send_test_message', { p_message: id, p_language: language }));
}

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
