import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { type Actor, attempt } from '../support/actors.ts';
import type { DatabaseError, Db } from '../support/db.ts';

export interface Booking {
  service: string | null;
  date: string | null;
  slot: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  vehicle: string | null;
  notes: string | null;
  language: string | null;
  key: string | null;
  website: string | null;
  further_services: string[] | null;
  waits: boolean | null;
  tires: unknown;
  sms_consent: boolean | null;
  prices: (number | null)[] | null;
}

export interface Answer {
  reference: string;
  status: string;
  service: string | null;
  date: string | null;
  slot: string | null;
  starts_at: string | null;
  ends_at: string | null;
  vehicle: string;
  tires: { product: string; count: number }[];
  total: number | null;
  cancel_token: string;
  is_earlier?: boolean;
}

const CUSTOMER = {
  name: 'Rosa Díaz',
  vehicle: '2015 Honda Civic',
  notes: '',
  language: 'es',
  website: '',
  further_services: [],
  waits: null,
  tires: [],
  sms_consent: false,
  prices: null,
};
/** The day after the fixture's clock. */
export const CHOICE = { service: 'oil-change', date: '2026-03-03', slot: '09:00' };
export const NO_CHOICE = { service: null, date: null, slot: null };

/** A booking that was not sent before: it has a new key, a new e-mail address and a new phone number. */
export const freshBooking = (): Booking => {
  const key = randomUUID();
  const phone = `(770) 555-${randomInt(1000, 10_000)}`;
  return { ...CUSTOMER, ...CHOICE, key, email: `${key}@example.com`, phone };
};

export const BOOK = `select public.book_appointment($1, $2::date, $3, $4, $5, $6, $7, $8, $9, $10::uuid, $11,
  $12::text[], $13::boolean, $14::text::jsonb, $15::boolean, $16::numeric[]) as answer`;

/** The parameters of `BOOK`. */
export const parametersOf = (booking: Booking) => [
  booking.service,
  booking.date,
  booking.slot,
  booking.name,
  booking.email,
  booking.phone,
  booking.vehicle,
  booking.notes,
  booking.language,
  booking.key,
  booking.website,
  booking.further_services,
  booking.waits,
  JSON.stringify(booking.tires),
  booking.sms_consent,
  booking.prices,
];

/** Books as a visitor or as another actor, with new customer data unless `booking` replaces it. */
export async function book(
  db: Db,
  booking: Partial<Booking> = {},
  { actor = 'anonymous' as Actor, headers = {} as Record<string, string> } = {},
): Promise<{ answer: Answer | undefined; refusal: DatabaseError | undefined }> {
  const parameters = parametersOf({ ...freshBooking(), ...booking });
  const { rows, refusal } = await attempt<{ answer: Answer }>(db, actor, BOOK, {
    parameters,
    headers,
  });
  return { answer: rows[0]?.answer, refusal };
}

/** Expects that a booking is rejected with this message and SQLSTATE. */
export async function bookingRefused(
  db: Db,
  booking: Partial<Booking>,
  message: string,
  code = '22023',
): Promise<void> {
  const { refusal } = await book(db, booking);
  assert.deepEqual([refusal?.message, refusal?.code], [message, code], JSON.stringify(booking));
}

/** The slots of a day that can be booked, each with the number of free bays: `09:00 2`. */
export async function freeSlots(
  db: Db,
  services: string[],
  day: string,
  atMost?: number,
): Promise<string[]> {
  const { rows } = await attempt<{ slot: string; bays: number }>(
    db,
    'anonymous',
    'select slot, bays from public.slot_availability($1::text[], $2::date, $2::date) where bays > 0',
    { parameters: [services, day] },
  );
  return rows.slice(0, atMost).map(({ slot, bays }) => `${slot} ${bays}`);
}

export const setSetting = (db: Db, key: string, value: string) =>
  db.run(`update public.settings set value = '${value}' where key = '${key}'`);

/** Makes the bays with the numbers up to `count` the active ones. */
export const setBays = (db: Db, count: number) =>
  db.run(`insert into public.bays (id, name) select n, 'Bay ' || n from generate_series(1, ${count}) as n
      on conflict (id) do nothing;
    update public.bays set is_active = id <= ${count}`);
