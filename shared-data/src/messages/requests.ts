import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { email, multilineText, parseInput, quotedLine, singleLineText } from '../fields';
import { publicClient } from '../publicClient';
import { runQuery } from '../runQuery';

export const contactMessageSchema = z.object({
  name: quotedLine(100),
  email,
  subject: singleLineText(150),
  message: multilineText(5000),
  /** Honeypot: a message in which it is filled in is refused. */
  website: z.optional(z.string()),
});
export type ContactMessageInput = z.infer<typeof contactMessageSchema>;

/**
 * Sends a visitor's message to the shop.
 * @param id a UUID of this very message: sent again after a lost response, it is not stored twice
 * @throws {DataError} `invalid`, `hiddenField`, `rateLimited`, …
 */
export async function sendContactMessage(
  id: string,
  input: ContactMessageInput,
  language: 'en' | 'es',
): Promise<void> {
  const { website = '', ...message } = parseInput(contactMessageSchema, input);
  // Visitors may insert messages and not read them, so the row is not requested back.
  await runQuery(
    publicClient()
      .from('contact_messages')
      .insert({ id, ...message, website, language }),
  ).catch((error: unknown) => {
    const isStored = error instanceof DataError && error.code === 'contact_messages_pkey';
    if (!isStored) throw error;
  });
}
