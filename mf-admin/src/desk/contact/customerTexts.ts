import type { Booking } from '@shop/shared-data/staff';

/** What a message to a customer is about. */
export type Subject =
  | 'ready'
  | 'here'
  | 'late'
  | 'coming'
  | 'requested'
  | 'moved'
  | 'impossible'
  | 'other';

/** Facts for the sentences; empty where they are not known. */
export interface TextFacts {
  /** The first name. */
  name: string;
  vehicle: string;
  /** `Tuesday, March 3 at 1:00 PM`, `martes, 3 de marzo, a la 1:00 p.m.` */
  when: string;
  /** `$93.20` */
  amount: string;
  /** Until when the shop is open today: `8:00 PM`, `las 8:00 p.m.`. */
  until: string;
  shop: string;
  /** The shop's number. */
  phone: string;
}

type Sentences = Record<Subject, (facts: TextFacts) => (string | false)[]>;

const en: Sentences = {
  ready: ({ vehicle, amount, until }) => [
    `your ${vehicle || 'car'} is ready.`,
    amount && `The estimated total is ${amount}.`,
    until && `We are open until ${until} today.`,
  ],
  here: ({ vehicle }) => [`this is about your ${vehicle || 'car'}, which is here at the shop.`],
  late: ({ when }) => [
    `we expected you on ${when}.`,
    'Are you on your way? If another time is better, just tell us.',
  ],
  coming: ({ when }) => [`this is about your appointment on ${when}.`],
  requested: () => ['thank you for your request. When would you like to come in?'],
  moved: ({ when, phone }) => [
    `we had to change the time of your appointment. It is now on ${when}.`,
    `If that doesn’t work for you, please call us at ${phone}.`,
  ],
  impossible: ({ when, phone }) => [
    `we’re sorry, but your appointment on ${when} can’t take place as planned.`,
    `Please call us at ${phone} so we can find another time.`,
  ],
  other: () => [],
};

const es: Sentences = {
  ready: ({ vehicle, amount, until }) => [
    vehicle ? `su carro (${vehicle}) ya está listo.` : 'su carro ya está listo.',
    amount && `El total estimado es de ${amount}.`,
    until && `Hoy estamos abiertos hasta ${until}`,
  ],
  here: ({ vehicle }) => [
    `le escribimos sobre su carro${vehicle && ` (${vehicle})`}, que está aquí en el taller.`,
  ],
  late: ({ when }) => [
    `su cita era el ${when}`,
    '¿Ya viene en camino? Si prefiere otra hora, díganos.',
  ],
  coming: ({ when }) => [`le escribimos sobre su cita del ${when}`],
  requested: () => ['gracias por su solicitud. ¿Cuándo le gustaría venir?'],
  moved: ({ when, phone }) => [
    `tuvimos que cambiar su cita. Ahora es el ${when}`,
    `Si no le queda bien, llámenos al ${phone}.`,
  ],
  impossible: ({ when, phone }) => [
    `lo sentimos, pero su cita del ${when} no se puede hacer como estaba planeada.`,
    `Llámenos al ${phone} para buscar otro día u hora.`,
  ],
  other: () => [],
};

const greetings = {
  en: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  es: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
};
const sentences = { en, es };
const moments = {
  en: (day: string, time: string) => `${day} at ${time}`,
  es: (day: string, time: string) => `${day}, a ${time}`,
};

/** The day and the time of a visit, as the messages name them. */
export const momentText = (language: Booking['language'], day: string, time: string): string =>
  moments[language](day, time);

/** A message to a customer in the customer's language, which staff can change before they send it. */
export const customerText = (
  subject: Subject,
  language: Booking['language'],
  facts: TextFacts,
): string =>
  [greetings[language](facts.name), ...sentences[language][subject](facts), facts.shop]
    .filter(Boolean)
    .join(' ');

/**
 * What a message about a booking is about.
 * @param reason why the customer is to be called, if they are
 * @param now in milliseconds since 1970
 */
export function subjectOf(
  { status, stage, starts_at }: Pick<Booking, 'status' | 'stage' | 'starts_at'>,
  reason: Booking['called_about'],
  now: number,
): Subject {
  if (status === 'requested') return 'requested';
  if (status !== 'confirmed') return 'other';
  if (stage) return stage === 'ready' ? 'ready' : 'here';
  if (reason) return reason === 'moved' ? 'moved' : 'impossible';
  return starts_at !== null && Date.parse(starts_at) <= now ? 'late' : 'coming';
}

/** The address that writes a mail. */
export const mailLink = (email: string, subject: string, text: string): string => {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
};
