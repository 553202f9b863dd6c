import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import { type Answer, book, NO_CHOICE } from './booking.ts';

/** The price of one tire of 100 dollars, installed with the settings of the seed. */
export const INSTALLED = 100 + 15 + 10 + 4 + 1 + 3 + 8.32;

/** How many tires each row of an answer has. */
export const tiresOf = (answer: Pick<Answer, 'tires'> | undefined) =>
  answer?.tires.map(({ count }) => count);

/** The tire that `addTire` inserts. */
export const PRODUCT = '00000000-0000-4000-8000-0000000000c2';
const TIRE = { id: PRODUCT, ...VALID.products, price: '100', size: '225/65R17' };

/** Inserts a tire for 100 dollars, of which the shop has four. */
export const addTire = (db: Db, values: Record<string, string | null> = {}) =>
  db.run(insert('public.products', { ...TIRE, quantity: '4', ...values }));

/** Books four, or another number, without a time. Returns the answer, or the message of the error. */
export async function promise(db: Db, count = 4, installed = INSTALLED * count) {
  const tires = [{ product: PRODUCT, count, installed }];
  const { answer, refusal } = await book(db, { ...NO_CHOICE, tires });
  return answer ?? refusal?.message;
}
