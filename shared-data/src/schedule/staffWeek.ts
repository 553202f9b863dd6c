import * as z from 'zod/mini';
import { parseInput } from '../fields';
import { runQuery } from '../runQuery';
import { lastChange } from '../staffChangeLog';
import { staffClient } from '../staffClient';
import { timeOfDay } from '../staffFields';
import { ConflictError, saveMerged } from '../staffMerge';
import { requireAdmin } from '../staffRights';
import { listRows, type RowVersion, unlessChanged } from '../staffTable';
import { openingHoursRow, slotsRow } from '../storedRows';

/** A row of `opening_hours`: a span without a break. A weekday without a span is closed. */
export type OpeningHours = z.infer<typeof openingHoursRow>;

/** Lists the opening hours by weekday and time. @throws {DataError} */
export const listOpeningHours = (): Promise<OpeningHours[]> =>
  listRows('opening_hours', { row: openingHoursRow, order: ['weekday', 'opens'] });

export type Slot = z.infer<typeof slotsRow>;

/** Lists the slots by weekday and time. @throws {DataError} */
export const listSlots = (): Promise<Slot[]> =>
  listRows('slots', { row: slotsRow, order: ['weekday', 'starts'] });

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

/** The values of weekdays that are saved together: those of the first one, and each other one as a whole. */
const valuesOfDays = ([first, ...others]: readonly Weekday[]) => ({
  spans: first?.spans,
  starts: first?.starts,
  ...Object.fromEntries(others.map(({ id, spans, starts }) => [`also${id}`, { spans, starts }])),
});

const rowsOf = (days: readonly Weekday[]) => days.flatMap(({ rows }) => rows);

/**
 * Saves weekdays with the same spans and slots.
 * @param read the edited weekday first
 * @throws {DataError} as `editRow` does; the row of a `ConflictError` is the edited weekday
 */
export async function saveWeekdays(
  read: readonly Weekday[],
  input: WeekdayInput,
): Promise<Weekday[]> {
  const parsed = parseInput(weekdaySchema, input);
  const own = { spans: parsed.spans, starts: parsed.starts.map(({ time }) => time) };
  const [, ...others] = read;
  let stored = read;
  const readDays = async () => {
    const week = await listWeek();
    if (rowsOf(week).length === 0) await requireAdmin();
    stored = read.map((day) => week.find(({ id }) => id === day.id) ?? day);
    return stored;
  };
  try {
    await saveMerged<readonly Weekday[]>({
      read,
      valuesOf: valuesOfDays,
      changes: { ...own, ...Object.fromEntries(others.map(({ id }) => [`also${id}`, own])) },
      write: async (days, changes) => {
        const [first] = days;
        const spans = 'spans' in changes ? own.spans : (first?.spans ?? []);
        const starts = 'starts' in changes ? own.starts : (first?.starts ?? []);
        const saved = runQuery(
          staffClient().rpc('save_weekdays', {
            p_weekdays: days.map(({ id }) => id),
            p_spans: spans.map(({ opens, closes }) => `${opens}-${closes}`),
            p_slots: starts,
            p_read: rowsOf(days).map(({ id, updated_at }) => ({ id, updated_at })),
          }),
        );
        return (await unlessChanged(saved, 'schedule_changed')) && readDays();
      },
      readStored: readDays,
      // The rows that were read are deleted, and those that are stored now were added.
      lastChange: () =>
        lastChange(
          ['opening_hours', 'slots'],
          rowsOf([...read, ...stored]).map(({ id }) => id),
          [],
        ),
    });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    throw new ConflictError(stored[0], error.columns, error.change);
  }
  return listWeek();
}
