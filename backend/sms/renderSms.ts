import { LANGUAGES } from '@shop/shared-site/languages';
import { z } from 'zod';
import { builtInShop } from '../../shared-contract/src/builtInShop';
import { formatPhone } from '../../shared-contract/src/values/phone';
import { shopFromSettings } from '../../shared-data/src/content/shopFromSettings';
import { whenOf } from '../letters/bookingLines';
import { bookingFacts } from '../letters/facts';
import { fill } from '../letters/locales';
import type { ClaimedMessage } from '../outbox/outbox';
import type { TextMessage } from '../outbox/sms';

const en = {
  booking_confirmed: 'your appointment is confirmed: {{when}} ({{reference}}).',
  booking_moved: 'your appointment has a new time: {{when}} ({{reference}}).',
  booking_cancelled: 'your appointment is canceled ({{reference}}).',
  request_cancelled: 'your request is canceled ({{reference}}).',
  booking_reminder: 'reminder of your appointment: {{when}} ({{reference}}).',
  booking_ready: 'your car is ready. You can pick it up any time we’re open.',
  questions: 'Questions? {{phone}}.',
  stop: 'Reply STOP to opt out.',
};

const es: typeof en = {
  booking_confirmed: 'su cita está confirmada: {{when}} ({{reference}}).',
  booking_moved: 'su cita cambió: {{when}} ({{reference}}).',
  booking_cancelled: 'su cita quedó cancelada ({{reference}}).',
  request_cancelled: 'su solicitud quedó cancelada ({{reference}}).',
  booking_reminder: 'le recordamos su cita: {{when}} ({{reference}}).',
  booking_ready: 'su carro está listo. Puede recogerlo en nuestro horario.',
  questions: '¿Preguntas? {{phone}}.',
  stop: 'STOP para no recibir más.',
};

const textLocales = { en, es };

const textKind = z.enum([
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_reminder',
  'booking_ready',
]);

/** Any other character, an accent too, would shorten a message from 160 to 70 characters. */
const toAscii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/g, '');

/** @throws when the message has facts that this version does not know */
export function renderSms({
  id,
  kind,
  recipient,
  language,
  facts,
  settings,
}: ClaimedMessage): TextMessage {
  const shop = { ...builtInShop, ...shopFromSettings(settings, builtInShop) };
  const locale = z.enum(LANGUAGES).parse(language);
  const t = textLocales[locale];
  const told = bookingFacts.parse(facts);
  const known = textKind.parse(kind);
  const isRequest = known === 'booking_cancelled' && !told.starts_at;
  const sentence = t[isRequest ? 'request_cancelled' : known];
  const values = {
    when: whenOf(told, locale),
    reference: told.reference,
    phone: formatPhone(shop.phone),
  };
  const lines = [`${shop.name}: ${fill(sentence, values)}`, fill(t.questions, values), t.stop];
  return { id, to: recipient, text: toAscii(lines.join(' ')) };
}
