import { isInCents } from '@shop/shared-contract';
import * as z from 'zod/mini';

/** A price in US dollars. The value of its field is a number, NaN when empty. */
export const price = z
  .number('number')
  .check(z.gte(0, 'minZero'), z.lt(100_000_000, 'priceLimit'), z.refine(isInCents, 'cents'));

export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const timeOfDay = z.string().check(z.refine(isTime, 'time'));

/** What bays have and services need: a set of names such as `lift`. */
export const equipment = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'equipment')));
