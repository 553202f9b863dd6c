import { type Measure, measureOf, type ReportRow } from '@shop/shared-data/report-row';

/** The size of a plot's drawing area, in the units of its SVG. */
export const PLOT = { width: 240, height: 80 };

export interface PlotLine {
  version: string;
  /** What the attribute `d` of an SVG path takes; a day without a value interrupts the line. */
  path: string;
  points: { x: number; y: number; day: string; value: number }[];
}

export interface Plot {
  days: string[];
  /** The value at the upper edge; the lower one is 0. */
  max: number;
  lines: PlotLine[];
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (const day = new Date(`${first}T00:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(day.toISOString().slice(0, 10));
    if (days.at(-1) === last || days.length > 366) return days;
  }
}

/** The next of 1, 2, 5, 10, 20 … at or above a value, times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((each) => each * power >= value * (1 - 1e-9)) ?? 10;
  return step * power;
}

const SMALLEST_MAX: Record<Measure, number> = {
  loads: 10,
  failed: 0.02,
  LCP: 0.1,
  INP: 0.1,
  CLS: 0.1,
  load: 100,
};

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws a measure of one remote's versions over the days; undefined where nothing was measured. */
export function plotOf(
  rows: readonly ReportRow[],
  measure: Measure,
  versions: readonly string[],
): Plot | undefined {
  const sorted = rows.map(({ day }) => day).sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const days = daysBetween(first, last);
  const series = versions.map((version) => ({
    version,
    values: days.map((day) =>
      measureOf(
        rows.filter((row) => row.version === version && row.day === day),
        measure,
      ),
    ),
  }));
  const values = series.flatMap((each) => each.values).filter((value) => value !== undefined);
  if (values.length === 0) return undefined;
  const max = roundUp(Math.max(SMALLEST_MAX[measure], ...values));
  const lines = series.map(({ version, values: own }): PlotLine => {
    let path = '';
    const points: PlotLine['points'] = [];
    own.forEach((value, index) => {
      if (value === undefined) return;
      const x = round(
        days.length === 1 ? PLOT.width / 2 : (index * PLOT.width) / (days.length - 1),
      );
      const y = round(PLOT.height * (1 - value / max));
      path += `${own[index - 1] === undefined ? 'M' : 'L'}${x} ${y}`;
      points.push({ x, y, day: days[index] ?? '', value });
    });
    return { version, path, points };
  });
  return { days, max, lines };
}
