import {
  dayAfter,
  type OpeningDays,
  type OpenSpans,
  type SpecialDays,
  timesOfSpan,
  weekdayOf,
} from '@shop/shared-contract';

/** A row of `opening_hours`; times as `HH:MM`. */
export interface OpeningRow {
  weekday: number;
  opens: string;
  closes: string;
}

/** A row of `closures`; times as `HH:MM`, or null for whole days. */
export interface ClosureRow {
  first_day: string;
  last_day: string;
  closes: string | null;
  reopens: string | null;
  reason: string;
  reason_es: string;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const spansOf = (rows: readonly OpeningRow[], weekday: number): OpenSpans =>
  rows.filter((row) => row.weekday === weekday).map(({ opens, closes }) => `${opens}-${closes}`);

/** Groups rows, ordered by weekday and time: Monday to Friday in runs with the same hours, Saturday, Sunday. */
export function openingDays(rows: readonly OpeningRow[]): OpeningDays[] {
  const days: OpeningDays[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = spansOf(rows, weekday);
    const run = days.at(-1);
    if (run && weekday <= 5 && isSame(run.spans, spans)) run.last = weekday;
    else days.push({ first: weekday, last: weekday, spans });
  }
  return days;
}

const without = (spans: OpenSpans, from: string, to: string): OpenSpans =>
  spans.flatMap((span) => {
    const [opens, closes] = timesOfSpan(span);
    if (closes <= from || to <= opens) return [span];
    return [
      ...(opens < from ? [`${opens}-${from}`] : []),
      ...(to < closes ? [`${to}-${closes}`] : []),
    ];
  });

/** How far ahead closures are published, because a closure has no longest duration. */
const HORIZON_DAYS = 365;

function remaining(usual: OpenSpans, closures: readonly ClosureRow[]) {
  let spans = usual;
  for (const { closes, reopens } of closures) {
    spans = without(spans, closes ?? '00:00', reopens ?? '24:00');
  }
  const { reason: english = '', reason_es: spanish = '' } =
    closures.find(({ reason, reason_es }) => reason || reason_es) ?? {};
  return { spans, reason: { en: english || spanish, ...(spanish && { es: spanish }) } };
}

/**
 * Finds the days from `today` on which closures change the hours, in runs with the same hours and reason. A day that
 * has these hours every week, such as a closed Sunday, does not interrupt a run.
 */
export function specialDays(
  rows: readonly OpeningRow[],
  closures: readonly ClosureRow[],
  today: string,
): SpecialDays[] {
  const end = dayAfter(today, HORIZON_DAYS);
  const runs: SpecialDays[] = [];
  let next = '';
  for (let day = today; day < end; day = dayAfter(day, 1)) {
    const closed = closures.filter((row) => row.first_day <= day && day <= row.last_day);
    const usual = spansOf(rows, weekdayOf(day));
    const hours = remaining(usual, closed);
    const isUsual = isSame(hours.spans, usual);
    const run = runs.at(-1);
    if (closed.length > 0 && run && next === day && isSame({ ...run, ...hours }, run)) {
      if (!isUsual) run.last = day;
      next = dayAfter(day, 1);
    } else if (!isUsual) {
      runs.push({ first: day, last: day, ...hours });
      next = dayAfter(day, 1);
    }
  }
  return runs;
}
