import { builtInTexts } from './builtInTexts';

export { builtInTexts };

/** The messages whose texts staff edit: kinds of the outbox; of a request, two more. */
export const messageIds = [
  'booking_received',
  'booking_confirmed',
  'booking_moved',
  'booking_reminder',
  'booking_ready',
  'booking_cancelled',
  'request_cancelled',
  'message_received',
  'staff_booking',
  'staff_request',
  'staff_message',
  'staff_unusual',
] as const;
export type MessageId = (typeof messageIds)[number];

export const isForStaff = (kind: string) => kind.startsWith('staff_');

const ofAppointment = ['name', 'shop', 'reference', 'services', 'when'] as const;
const ofRequest = ['name', 'shop', 'reference'] as const;
export type Placeholder = (typeof ofAppointment)[number] | 'subject' | 'count';

const fewer: Partial<Record<MessageId, readonly Placeholder[]>> = {
  booking_received: ofRequest,
  request_cancelled: ofRequest,
  staff_request: ofRequest,
  message_received: ['name', 'shop'],
  staff_message: ['name', 'shop', 'subject'],
  staff_unusual: ['shop', 'count'],
};

/** The placeholders that a message can fill. A request has no time yet, and perhaps no service. */
export const placeholdersOf = (id: MessageId): readonly Placeholder[] => fewer[id] ?? ofAppointment;

const PLACEHOLDER = /\{(\w+)\}/g;
/** Includes a period behind the placeholder: the value `10:00 a.m.` ends with one already. */
const ENDING = /\{(\w+)\}(\.?)/g;

/** Whether a text has no other braces than those of the placeholders that the message can fill. */
export function hasKnownPlaceholders(id: MessageId, text: string): boolean {
  const known: readonly string[] = placeholdersOf(id);
  const rest = text.replace(PLACEHOLDER, (whole, name: string) =>
    known.includes(name) ? '' : whole,
  );
  return !/[{}]/.test(rest);
}

/** The two parts that staff write; an empty one is the built-in one. */
export interface MessageText {
  subject: string;
  body: string;
}

const greeting = { en: 'Hello {name},', es: 'Hola, {name}:' };

interface Writing {
  id: MessageId;
  language: 'en' | 'es';
  changed: MessageText | undefined;
  values: Readonly<Partial<Record<Placeholder, string>>>;
}

/**
 * Fills in the texts of a message. The result is plain text, which the caller escapes for HTML or a header.
 * @returns the subject; the greeting of a customer, and the paragraphs, which an empty line divides
 */
export function writeMessage({ id, language, changed, values }: Writing) {
  const builtIn = builtInTexts[language][id];
  const known: readonly string[] = placeholdersOf(id);
  const fill = (text: string) =>
    text.replace(ENDING, (whole, name: string, period: string) => {
      if (!known.includes(name)) return whole;
      const value = values[name as Placeholder] ?? '';
      return value.endsWith('.') ? value : value + period;
    });
  return {
    subject: fill(changed?.subject || builtIn.subject),
    paragraphs: [
      ...(isForStaff(id) ? [] : [greeting[language]]),
      ...(changed?.body || builtIn.body).split(/\n\s*\n/),
    ].map((paragraph) => fill(paragraph.trim())),
  };
}

export const exampleValues = {
  en: {
    name: 'Rosa Díaz',
    reference: 'ABC-234',
    services: 'Oil Change',
    when: 'Monday, March 4, 2030, 10:00 AM',
    subject: 'Used tires',
    count: '24',
  },
  es: {
    name: 'Rosa Díaz',
    reference: 'ABC-234',
    services: 'Cambio de aceite',
    when: 'lunes, 4 de marzo de 2030, 10:00 a.m.',
    subject: 'Llantas usadas',
    count: '24',
  },
};
