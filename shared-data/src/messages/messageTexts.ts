/** What messages say until staff change it: the subject, and the text, after the greeting of a customer. */
const en = {
  booking_received: {
    subject: 'We received your request ({reference})',
    body: 'Thank you for your request. We will call you to set up a time.',
  },
  booking_confirmed: {
    subject: 'Your appointment on {when}',
    body: 'Your appointment is confirmed. We look forward to seeing you.',
  },
  booking_moved: {
    subject: 'Your appointment is now on {when}',
    body: 'Your appointment has a new time. Please add it to your calendar again: the attached file replaces the earlier entry.',
  },
  booking_cancelled: {
    subject: 'Your appointment is canceled ({reference})',
    body: 'Your appointment is canceled, and you don’t owe anything. You can book another time whenever you like.',
  },
  request_cancelled: {
    subject: 'Your request is canceled ({reference})',
    body: 'Your request is canceled. You can book whenever you like.',
  },
  booking_reminder: {
    subject: 'Reminder: your appointment on {when}',
    body: 'Just a reminder of your appointment with us.',
  },
  booking_ready: {
    subject: 'Your car is ready',
    body: 'Your car is ready. You can pick it up any time we’re open.',
  },
  message_received: {
    subject: 'We received your message',
    body: 'Thank you for your message. We will get back to you as soon as we can.',
  },
  staff_booking: {
    subject: 'New booking: {when}',
    body: 'A customer has booked.',
  },
  staff_request: {
    subject: 'New request ({reference})',
    body: 'A customer wants a call to set up a time.',
  },
  staff_message: {
    subject: 'New message: {subject}',
    body: 'A customer wrote on the contact page:',
  },
  staff_flood: {
    subject: 'The calendar is filling up unusually fast',
    body: 'In one day, visitors made {count} bookings that are still open. Please look through them, and cancel the ones nobody will show up for.',
  },
};

const es: typeof en = {
  booking_received: {
    subject: 'Recibimos su solicitud ({reference})',
    body: 'Gracias por su solicitud. Le llamaremos para acordar la hora.',
  },
  booking_confirmed: {
    subject: 'Su cita: {when}',
    body: 'Su cita está confirmada. ¡Nos vemos pronto!',
  },
  booking_moved: {
    subject: 'Su cita cambió: {when}',
    body: 'Su cita se cambió. Agréguela otra vez a su calendario: el archivo adjunto reemplaza lo que tenía anotado.',
  },
  booking_cancelled: {
    subject: 'Su cita quedó cancelada ({reference})',
    body: 'Su cita quedó cancelada; no tiene que pagar nada. Puede agendar otra cuando quiera.',
  },
  request_cancelled: {
    subject: 'Su solicitud quedó cancelada ({reference})',
    body: 'Su solicitud quedó cancelada. Puede agendar una cita cuando quiera.',
  },
  booking_reminder: {
    subject: 'Recordatorio de su cita: {when}',
    body: 'Le recordamos su cita con nosotros.',
  },
  booking_ready: {
    subject: 'Su carro está listo',
    body: 'Su carro está listo. Puede recogerlo en nuestro horario.',
  },
  message_received: {
    subject: 'Recibimos su mensaje',
    body: 'Gracias por su mensaje. Le responderemos lo antes posible.',
  },
  staff_booking: {
    subject: 'Cita nueva: {when}',
    body: 'Un cliente agendó una cita.',
  },
  staff_request: {
    subject: 'Solicitud nueva ({reference})',
    body: 'Un cliente pide que le llamen para acordar la hora.',
  },
  staff_message: {
    subject: 'Mensaje nuevo: {subject}',
    body: 'Un cliente escribió en la página de contacto:',
  },
  staff_flood: {
    subject: 'La agenda se llena más rápido de lo normal',
    body: 'En un día los visitantes hicieron {count} citas que siguen abiertas. Revíselas y cancele aquellas a las que nadie va a venir.',
  },
};

export const builtInTexts = { en, es };

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
  'staff_flood',
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
  message_received: ['shop'],
  staff_message: ['name', 'shop', 'subject'],
  staff_flood: ['shop', 'count'],
};

/** The placeholders that a message can fill. A request has no time yet, and perhaps no service. */
export const messagePlaceholdersOf = (id: MessageId): readonly Placeholder[] =>
  fewer[id] ?? ofAppointment;

const PLACEHOLDER = /\{(\w+)\}/g;
/** With what stands around it: nothing is left of an empty value; `10:00 a.m.` ends with a period already. */
const AROUND = /(,? )?\{(\w+)\}(\.?)/g;

/** Whether a text has no other braces than those of the placeholders that the message can fill. */
export function hasKnownPlaceholders(id: MessageId, text: string): boolean {
  const known: readonly string[] = messagePlaceholdersOf(id);
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

const greeting = {
  en: (name?: string) => (name ? `Hello ${name},` : 'Hello,'),
  es: (name?: string) => (name ? `Hola, ${name}:` : 'Hola:'),
};

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
  const known: readonly string[] = messagePlaceholdersOf(id);
  const fill = (text: string) =>
    text.replace(AROUND, (whole, before: string | undefined, name: string, period: string) => {
      if (!known.includes(name)) return whole;
      const value = values[name as Placeholder];
      if (!value) return period;
      return (before ?? '') + (value.endsWith('.') ? value : value + period);
    });
  return {
    subject: fill(changed?.subject || builtIn.subject).replace(/^[\s,:;.]+/, '') || builtIn.subject,
    paragraphs: [
      ...(isForStaff(id)
        ? []
        : [greeting[language](known.includes('name') ? values.name : undefined)]),
      ...(changed?.body || builtIn.body).split(/\n\s*\n/).map((text) => fill(text.trim())),
    ],
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
