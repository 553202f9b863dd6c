import * as z from 'zod/mini';
import { optionalLine, parseInput, singleLineText } from '../fields';
import { timeOfDay } from '../staffFields';
import { isSameValueOrInstant } from '../staffMerge';
import { table } from '../staffTable';
import { holdsRow } from '../storedRows';
import { shopDayBounds, shopInstant } from './shopDayBounds';

/** A row of `holds`: a time at which a bay takes no booking. */
export type Hold = z.infer<typeof holdsRow>;

/** The form of a hold, which begins and ends on one day. The bay is a number, as a field has it. */
export const holdSchema = z
  .object({
    bay: singleLineText(2),
    day: z.iso.date('required'),
    from: timeOfDay,
    to: timeOfDay,
    reason: optionalLine(200),
  })
  .check(z.refine(({ from, to }) => from < to, { error: 'order', path: ['to'] }));
export type HoldInput = z.infer<typeof holdSchema>;

/** Returns the columns of a hold. @throws {DataError} `invalid` */
export function holdColumns(input: HoldInput) {
  const { bay, day, from, to, reason } = parseInput(holdSchema, input);
  return {
    bay: Number(bay),
    starts_at: shopInstant(day, from),
    ends_at: shopInstant(day, to),
    reason,
  };
}

const holds = table('holds', {
  row: holdsRow,
  order: ['starts_at', 'id'],
  input: holdColumns,
  isStored: isSameValueOrInstant,
});
/**
 * The requests of holds.
 * @throws {DataError} as those of `table` do; `addHold`: `conflict` (`bay_taken`) when a booking occupies the bay,
 *   `full` when it is held
 */
export const { add: addHold, remove: removeHold } = holds;

/** Lists the holds that overlap some days by time; days are `2026-11-23`. @throws {DataError} */
export function listHolds(from: string, to: string): Promise<Hold[]> {
  const { start, end } = shopDayBounds(from, to);
  return holds.find((rows) => rows.gt('ends_at', start).lt('starts_at', end));
}
