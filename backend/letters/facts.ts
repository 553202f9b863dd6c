import { LANGUAGES } from '@shop/shared-site/languages';
import { z } from 'zod';
import type { ClaimedMessage } from '../outbox/outbox';

/** @throws when the recipient's language is not one of the site's */
export const languageOf = ({ language }: ClaimedMessage) => z.enum(LANGUAGES).parse(language);

/** Absent from a message to an address that a visitor entered: so could this be. */
const entered = z.string().default('');

const instant = z.iso.datetime().nullable();

export const bookingFacts = z.object({
  reference: z.string(),
  name: entered,
  email: z.string(),
  phone: entered,
  vehicle: entered,
  notes: entered,
  /** Day and time on the shop's clock. A request has none, or those that the customer asked for. */
  date: z.iso.date().nullable(),
  slot: z.string().nullable(),
  /** Null in a request. */
  starts_at: instant,
  ends_at: instant,
  sequence: z.number(),
  services: z.array(z.object({ en: z.string(), es: z.string() })),
  /** US dollars; null for a visit of nothing. */
  total: z.number().nullable(),
  tires: z.array(z.object({ name: z.string(), count: z.number(), installed: z.number() })),
});
export type OutboxBookingFacts = z.infer<typeof bookingFacts>;

export const floodFacts = z.object({ count: z.number() });

export const messageFacts = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
