import { type Booking, parametersOf } from './booking.ts';

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
