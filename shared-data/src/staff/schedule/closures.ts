import * as z from 'zod/mini';
import { allRows } from '../../allRows';
import { optionalText } from '../../fields';
import { parseInput } from '../../parseInput';
import { parseQuery } from '../../runQuery';
import { editRow, type RowVersion, removeRow } from '../editRow';
import { staffClient } from '../staffClient';
import { isTime, timeColumn } from './timeOfDay';

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
export type Closure = z.infer<typeof closureRow>;

export const closureSchema = z
  .object({
    first_day: z.iso.date('required'),
    last_day: z.iso.date('required'),
    is_partial: z.boolean(),
    closes: z.string(),
    reopens: z.string(),
    reason: optionalText(200),
    reason_es: optionalText(200),
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day <= last_day, {
      error: 'lastDay',
      path: ['last_day'],
    }),
    z.refine(({ is_partial, closes }) => !is_partial || isTime(closes), {
      error: 'time',
      path: ['closes'],
    }),
    z.refine(
      ({ is_partial, closes, reopens }) => !is_partial || (isTime(reopens) && closes < reopens),
      { error: 'reopens', path: ['reopens'] },
    ),
  );
export type ClosureInput = z.infer<typeof closureSchema>;

/** Returns the columns of a closure. @throws {DataError} `invalid` */
export function closureColumns(input: ClosureInput) {
  const { is_partial, closes, reopens, ...rest } = parseInput(closureSchema, input);
  return { ...rest, closes: is_partial ? closes : null, reopens: is_partial ? reopens : null };
}

/** Lists the closures that end on this day or later, `2026-11-23`, by day. @throws {DataError} */
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
    staffClient().from('closures').insert(closureColumns(input)).select().single(),
    closureRow,
  );

/** Changes a closure if it is unchanged since it was read. @throws {DataError} `conflict`, `notFound`, … */
export const editClosure = (read: RowVersion, input: ClosureInput): Promise<Closure> =>
  editRow({
    table: 'closures',
    read,
    changes: closureColumns(input),
    row: closureRow,
  });

/** Removes a closure if it is unchanged since it was read. @throws {DataError} `conflict`, `notFound`, … */
export const removeClosure = (read: RowVersion): Promise<void> => removeRow('closures', read);
