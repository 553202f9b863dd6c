import { builtInTexts } from './builtInTexts';

export { builtInTexts };

/** The messages whose texts staff edit: kinds of the outbox, and a cancelled request without a time. */
export const messageIds = [
  'booking_received',
  'booking_confirmed',
  'booking_moved',
  'booking_reminder',
  'booking_ready',
  'booking_cancelled',
  'request_cancelled',
  'message_received',
] as const;
export type MessageId = (typeof messageIds)[number];

const all = ['name', 'shop', 'reference', 'services', 'when'] as const;
export type Placeholder = (typeof all)[number];

/** The placeholders that a message can fill. A request has no time yet, and perhaps no service. */
export function placeholdersOf(id: MessageId): readonly Placeholder[] {
  if (id === 'message_received') return ['name', 'shop'];
  const isRequest = id === 'booking_received' || id === 'request_cancelled';
  return isRequest ? ['name', 'shop', 'reference'] : all;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Whether a text has no other braces than those of the placeholders that the message can fill. */
export function hasKnownPlaceholders(id: MessageId, text: string): boolean {
  const known: readonly string[] = placeholdersOf(id);
  const rest = text.replace(PLACEHOLDER, (whole, name: string) =>
    known.includes(name) ? '' : whole,
  );
  return !/[{}]/.test(rest);
}

/** The two parts that staff write. An empty one is the built-in one. */
export interface MessageText {
  subject: string;
  body: string;
}

const greeting = { en: 'Hello {name},', es: 'Hola, {name}:' };

interface Writing {
  id: MessageId;
  language: 'en' | 'es';
  /** What staff changed; undefined when nothing. */
  changed: MessageText | undefined;
  values: Readonly<Record<Placeholder, string>>;
}

/**
 * Writes the part of a message that staff edit. The result is plain text: whoever puts it into HTML or a
 * header escapes it. Placeholders in a value stay as they are.
 * @returns the subject; the greeting, and the paragraphs of the text, which an empty line divides
 */
export function writeMessage({ id, language, changed, values }: Writing) {
  const builtIn = builtInTexts[language][id];
  const known: readonly string[] = placeholdersOf(id);
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: string) =>
      known.includes(name) ? values[name as Placeholder] : whole,
    );
  return {
    subject: fill(changed?.subject || builtIn.subject),
    paragraphs: [greeting[language], ...(changed?.body || builtIn.body).split(/\n\s*\n/)].map(
      (paragraph) => fill(paragraph.trim()),
    ),
  };
}

/** What tests and previews tell of. */
export const exampleValues = {
  en: {
    name: 'Rosa Díaz',
    reference: 'ABC-234',
    services: 'Oil Change',
    when: 'Monday, March 4, 2030, 10:00 AM',
  },
  es: {
    name: 'Rosa Díaz',
    reference: 'ABC-234',
    services: 'Cambio de aceite',
    when: 'lunes, 4 de marzo de 2030, 10:00 a.m.',
  },
};
