import * as z from 'zod/mini';
import { parseInput } from '../fields';
import { runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { timeColumn, timeOfDay } from '../staffFields';
import { listRows, type RowVersion } from '../staffTable';

const openingHoursRow = z.object({
  id: z.string(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.number(),
  /** `08:00` */
  opens: timeColumn,
  closes: timeColumn,
  updated_at: z.string(),
});
/** A row of `opening_hours`: a span without a break. A weekday without a span is closed. */
export type OpeningHours = z.infer<typeof openingHoursRow>;

/** Lists the opening hours by weekday and time. @throws {DataError} */
export const listOpeningHours = (): Promise<OpeningHours[]> =>
  listRows('opening_hours', { row: openingHoursRow, order: ['weekday', 'opens'] });

const slotRow = z.object({
  id: z.string(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.number(),
  /** The time of day at which a booking can start: `08:00`. */
  starts: timeColumn,
  updated_at: z.string(),
});
export type Slot = z.infer<typeof slotRow>;

/** Lists the slots by weekday and time. @throws {DataError} */
export const listSlots = (): Promise<Slot[]> =>
  listRows('slots', { row: slotRow, order: ['weekday', 'starts'] });

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
