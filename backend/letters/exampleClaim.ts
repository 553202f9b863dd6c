import type { Language } from '@shop/shared-site/languages';
import { z } from 'zod';
import {
  exampleValues,
  type MessageId,
  messageIds,
} from '../../shared-data/src/messages/messageTexts';
import type { ClaimedMessage } from '../outbox/outbox';
import { languageOf, type OutboxBookingFacts } from './facts';

const testFacts = z.object({ text: z.enum(messageIds) });

const request: OutboxBookingFacts = {
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
  tires: [],
  total: 45,
};
const appointment: OutboxBookingFacts = {
  ...request,
  date: '2030-03-04',
  slot: '10:00',
  starts_at: '2030-03-04T15:00:00Z',
  ends_at: '2030-03-04T15:30:00Z',
};
const messages = {
  en: 'Do you have used tires in 205/55R16?',
  es: '¿Tienen llantas usadas de 205/55R16?',
};

function exampleOf(id: MessageId, language: Language): Pick<ClaimedMessage, 'kind' | 'facts'> {
  const { subject, count } = exampleValues[language];
  switch (id) {
    case 'booking_received':
      return { kind: id, facts: request };
    case 'request_cancelled':
      return { kind: 'booking_cancelled', facts: request };
    case 'staff_request':
      return { kind: 'staff_booking', facts: request };
    case 'message_received':
    case 'staff_message':
      return { kind: id, facts: { ...request, subject, message: messages[language] } };
    case 'staff_flood':
      return { kind: id, facts: { count: Number(count) } };
    default:
      return { kind: id, facts: appointment };
  }
}

/** Its manage link leads to no booking. @throws when this version does not know the message */
export function exampleClaim(test: ClaimedMessage): ClaimedMessage {
  const { text } = testFacts.parse(test.facts);
  return { ...test, ...exampleOf(text, languageOf(test)), token: 'example' };
}
