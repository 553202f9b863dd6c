import { z } from 'zod';
import { exampleValues, messageIds } from '../../../shared-data/src/messageTexts/messageTexts';
import type { Claim } from '../../messages/outbox';
import type { BookingFacts } from './facts';

const testFacts = z.object({ text: z.enum(messageIds) });

const request: BookingFacts = {
  name: exampleValues.en.name,
  reference: exampleValues.en.reference,
  email: 'rosa@example.com',
  phone: '(770) 555-0142',
  vehicle: '2015 Honda Civic',
  notes: '',
  date: null,
  slot: null,
  starts_at: null,
  ends_at: null,
  sequence: 0,
  services: [{ en: exampleValues.en.services, es: exampleValues.es.services }],
};
const appointment: BookingFacts = {
  ...request,
  date: '2030-03-04',
  slot: '10:00',
  starts_at: '2030-03-04T15:00:00Z',
  ends_at: '2030-03-04T15:30:00Z',
};
const message = { ...request, subject: '', message: '' };

const isRequest = (text: string) => text === 'booking_received' || text === 'request_cancelled';

/**
 * What a test tells: the message that staff chose, about an example booking. Its manage link leads to no
 * booking.
 * @throws when this version does not know the message
 */
export function exampleClaim(test: Claim): Claim {
  const { text } = testFacts.parse(test.facts);
  return {
    ...test,
    kind: text === 'request_cancelled' ? 'booking_cancelled' : text,
    facts: text === 'message_received' ? message : isRequest(text) ? request : appointment,
    token: 'example',
  };
}
