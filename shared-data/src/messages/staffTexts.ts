import * as z from 'zod/mini';
import { optionalLine, optionalText, parseInput } from '../fields';
import { runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { editRow, listRows } from '../staffTable';
import { messageTextsRow } from '../storedRows';
import {
  builtInTexts,
  hasKnownPlaceholders,
  type MessageId,
  type MessageText,
  messageIds,
} from './messageTexts';

export type MessageTextRow = z.infer<typeof messageTextsRow>;

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
  const rows = await listRows('message_texts', { row: messageTextsRow, order: ['id'] });
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

/** Changes the texts of a message. @throws {DataError} `invalid`, and as `editRow` does */
export const editMessageText = (
  read: MessageTextRow,
  input: MessageTextInput,
): Promise<MessageTextRow> =>
  editRow(
    'message_texts',
    messageTextsRow,
    read,
    toStored(read.id, parseInput(messageTextSchema(read.id), input)),
  );

/**
 * Sends a message about an example booking to the own address: as it is stored, or with a draft of its texts in this
 * language, of which an empty one is the built-in one.
 * @throws {DataError} `rateLimited` (twenty an hour), …
 */
export async function sendTestMessage(
  id: MessageId,
  language: 'en' | 'es',
  draft?: MessageText,
): Promise<void> {
  const texts = draft && { p_subject: draft.subject, p_body: draft.body };
  await runQuery(
    staffClient().rpc('send_test_message', { p_message: id, p_language: language, ...texts }),
  );
}
