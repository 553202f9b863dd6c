import { DataError } from '@shop/shared-data';

const problems = [
  'tires_sold',
  'price_changed',
  'tires_listed',
  'tires_unchosen',
  'booking_closed',
] as const;

/** Finds why tires were refused: the key of `problems.*`; undefined when a request failed for another reason. */
export const tireProblem = (error: unknown) =>
  problems.find((code) => error instanceof DataError && error.code === code);
