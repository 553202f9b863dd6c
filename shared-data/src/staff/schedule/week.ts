import * as z from 'zod/mini';
import { parseInput } from '../../parseInput';
import { runQuery } from '../../runQuery';
import type { RowVersion } from '../editRow';
import { staffClient } from '../staffClient';
import { listOpeningHours } from './openingHours';
import { listSlots } from './slots';
import { timeOfDay } from './timeOfDay';

interface Span {
  /** `08:00` */
  opens: string;
  closes: string;
}

export interface Weekday {
  /** 1 is Monday, 7 is Sunday. */
  id: number;
  /** Another value after each change of the weekday's rows. */
  updated_at: string;
  spans: Span[];
  starts: string[];
  rows: RowVersion[];
}

const touch = (spans: readonly Span[]) => {
  const sorted = spans.toSorted((one, other) => one.opens.localeCompare(other.opens));
  return sorted.some(({ opens }, index) => index > 0 && opens <= (sorted[index - 1]?.closes ?? ''));
};

/** The form of weekdays: their spans and their slots. */
export const weekdaySchema = z.object({
  spans: z.array(z.object({ opens: timeOfDay, closes: timeOfDay })).check(
    z.refine((spans) => spans.every(({ opens, closes }) => opens < closes), {
      error: 'order',
      abort: true,
    }),
    z.refine((spans) => !touch(spans), 'overlap'),
  ),
  starts: z
    .array(z.object({ time: timeOfDay }))
    .check(z.refine((all) => new Set(all.map(({ time }) => time)).size === all.length, 'twice')),
  /** The other weekdays that get the same spans and slots: `2` for Tuesday. */
  also: z.array(z.string()),
});
export type WeekdayInput = z.infer<typeof weekdaySchema>;

/** Lists the seven weekdays from Monday. @throws {DataError} */
export async function listWeek(): Promise<Weekday[]> {
  const [spans, slots] = await Promise.all([listOpeningHours(), listSlots()]);
  return [1, 2, 3, 4, 5, 6, 7].map((id) => {
    const isOfDay = ({ weekday }: { weekday: number }) => weekday === id;
    const rows = [...spans, ...slots].filter(isOfDay).map(({ id, updated_at }) => ({
      id,
      updated_at,
    }));
    return {
      id,
      updated_at: rows.map((row) => `${row.id} ${row.updated_at}`).join(),
      spans: spans.filter(isOfDay).map(({ opens, closes }) => ({ opens, closes })),
      starts: slots.filter(isOfDay).map(({ starts }) => starts),
      rows,
    };
  });
}

/**
 * Saves weekdays with the same spans and slots, if none was changed since it was read.
 * @throws {DataError} `conflict`, …
 */
export async function saveWeekdays(
  read: readonly Weekday[],
  input: WeekdayInput,
): Promise<Weekday[]> {
  const { spans, starts } = parseInput(weekdaySchema, input);
  await runQuery(
    staffClient().rpc('save_weekdays', {
      p_weekdays: read.map(({ id }) => id),
      p_spans: spans.map(({ opens, closes }) => `${opens}-${closes}`),
      p_slots: starts.map(({ time }) => time),
      p_read: read.flatMap(({ rows }) => rows.map(({ id, updated_at }) => ({ id, updated_at }))),
    }),
  );
  return listWeek();
}
