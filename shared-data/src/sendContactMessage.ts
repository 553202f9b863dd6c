import * as z from 'zod/mini';
import { answer } from './answer';
import { checkedInput } from './checkedInput';
import { email, line, text } from './fields';
import { publicClient } from './publicClient';

/** The contact form. */
export const contactMessageSchema = z.object({
  name: line(100),
  email,
  subject: line(150),
  message: text(5000),
});
export type ContactMessageInput = z.infer<typeof contactMessageSchema>;

/**
 * Sends a visitor's message to the shop.
 * @throws {DataError} `invalid`, `rateLimited`, `offline` or `unexpected`
 */
export async function sendContactMessage(input: ContactMessageInput): Promise<void> {
  const message = checkedInput(contactMessageSchema, input);
  // Visitors may insert messages and not read them, so the row is not requested back.
  await answer(publicClient().from('contact_messages').insert(message));
}
