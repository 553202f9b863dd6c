import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import { type Booking, freshBooking, NO_CHOICE, parametersOf } from './booking.ts';

export const BOOK_TIRES = `select public.book_with_tires($14::text::jsonb, $1, $2::date, $3, $4, $5, $6, $7, $8, $9,
  $10::uuid, $11, $12::text[], $13::boolean) as answer`;

/** The price of one tire of 100 dollars, installed with the settings of the seed. */
export const INSTALLED = 100 + 15 + 10 + 4 + 1 + 3 + 8.32;

/** The parameters of `BOOK_TIRES`. */
export const withTires = (tires: unknown, booking: Booking) => [
  ...parametersOf(booking),
  JSON.stringify(tires),
];

/** How many tires each row of an answer has. */
export const tiresOf = (answer: Record<string, unknown> | undefined) =>
  (answer?.['tires'] as { count: number }[] | undefined)?.map(({ count }) => count);

/** The tire that `addTire` inserts. */
export const PRODUCT = '00000000-0000-4000-8000-0000000000c2';
const TIRE = { id: PRODUCT, ...VALID.products, price: '100', size: '225/65R17' };

/** Inserts a tire for 100 dollars, of which the shop has four. */
export const addTire = (db: Db, values: Record<string, string | null> = {}) =>
  db.run(insert('public.products', { ...TIRE, quantity: '4', ...values }));

/** Books four, or another number, without a time. Returns the answer, or the message of the error. */
export async function promise(db: Db, count = 4, installed = INSTALLED * count) {
  const booking = { ...freshBooking(), ...NO_CHOICE };
  const { rows, refusal } = await attempt<{ answer: Record<string, unknown> }>(
    db,
    'anonymous',
    BOOK_TIRES,
    { parameters: withTires([{ product: PRODUCT, count, installed }], booking) },
  );
  return refusal ? refusal.message : (rows[0]?.answer ?? {});
}
