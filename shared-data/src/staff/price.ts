import * as z from 'zod/mini';

const isInCents = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

/** A price in US dollars. The value of its field is a number (`valueAsNumber`), NaN when empty. */
export const price = z
  .number('number')
  .check(z.gte(0, 'minZero'), z.lt(100_000_000, 'priceLimit'), z.refine(isInCents, 'cents'));
