import { LANGUAGES } from '@shop/shared-site/languages';
import { z } from 'zod';
import { builtInShop } from '../../shared-contract/src/builtInShop';
import { shopFromSettings } from '../../shared-data/src/shopFromSettings';
import { formatPhone } from '../../shared-i18n/src/formats';
import { whenOf } from '../letters/bookingLines';
import { bookingFacts } from '../letters/facts';
import { fill } from '../letters/locales';
import type { Claim } from '../outbox/outbox';
import type { TextMessage } from '../outbox/sms';
import { textLocales } from './locales';

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

/**
 * Writes the text message of a booking in its customer's language, in ASCII.
 * @throws when the message has facts that this version does not know
 */
export function renderText({ id, kind, recipient, language, facts, settings }: Claim): TextMessage {
  const shop = { ...builtInShop, ...shopFromSettings(settings) };
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
