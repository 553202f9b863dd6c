import * as z from 'zod/mini';
import { allRows } from '../../allRows';
import { optionalText } from '../../fields';
import { parseInput } from '../../parseInput';
import { parseQuery } from '../../runQuery';
import { editRow, type RowVersion, removeRow } from '../editRow';
import { staffClient } from '../staffClient';
import { timeColumn, timeOfDay } from './timeOfDay';

const closureRow = z.object({
  id: z.string(),
  /** Days on the shop's calendar, `2026-12-24`, both included. */
  first_day: z.string(),
  last_day: z.string(),
  /** The closed hours of each of the days, `13:00`; null for whole days. */
  closes: z.nullable(timeColumn),
  reopens: z.nullable(timeColumn),
  /** Visitors may read it. */
  reason: z.string(),
  reason_es: z.string(),
  updated_at: z.string(),
});
/** A row of `closures`. */
export type Closure = z.infer<typeof closureRow>;

/** The form of a closure; both times are null for whole days. */
export const closureSchema = z
  .object({
    first_day: z.iso.date('required'),
    last_day: z.iso.date('required'),
    closes: z.nullable(timeOfDay),
    reopens: z.nullable(timeOfDay),
    reason: optionalText(200),
    reason_es: optionalText(200),
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day <= last_day, {
      error: 'lastDay',
      path: ['last_day'],
    }),
    z.refine(
      ({ closes, reopens }) =>
        closes === null ? reopens === null : reopens !== null && closes < reopens,
      { error: 'reopens', path: ['reopens'] },
    ),
  );
export type ClosureInput = z.infer<typeof closureSchema>;

/**
 * Lists the closures by day.
 * @param from only those that end on this day or later, `2026-11-23`
 * @throws {DataError}
 */
export const listClosures = (from: string): Promise<Closure[]> =>
  allRows(
    (first, last) =>
      staffClient()
        .from('closures')
        .select('*', { count: 'exact' })
        .gte('last_day', from)
        .order('first_day')
        .order('id')
        .range(first, last),
    closureRow,
  );

/** Adds a closure. @throws {DataError} */
export const addClosure = (input: ClosureInput): Promise<Closure> =>
  parseQuery(
    staffClient().from('closures').insert(parseInput(closureSchema, input)).select().single(),
    closureRow,
  );

/**
 * Changes a closure, unless another session has changed it since it was read.
 * @throws {DataError} `conflict`, `notFound`, …
 */
export const editClosure = (read: RowVersion, input: ClosureInput): Promise<Closure> =>
  editRow({
    table: 'closures',
    read,
    changes: parseInput(closureSchema, input),
    row: closureRow,
  });

/**
 * Removes a closure, unless another session has changed it since it was read.
 * @throws {DataError} `conflict`, `notFound`, …
 */
export const removeClosure = (read: RowVersion): Promise<void> => removeRow('closures', read);
