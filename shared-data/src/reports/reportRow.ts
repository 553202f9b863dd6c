import * as z from 'zod/mini';

const reportRow = z.object({
  /** The shop's day, `2026-03-02`. */
  day: z.string(),
  remote: z.string(),
  version: z.string(),
  loads: z.number(),
  failures: z.number(),
  crashes: z.number(),
  load_ms: z.number(),
  visits: z.number(),
  failed: z.number(),
  lcp: z.number(),
  lcp_not_good: z.number(),
  inp: z.number(),
  inp_not_good: z.number(),
  cls: z.number(),
  cls_not_good: z.number(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportRows = z.array(reportRow);

/** What is compared between versions: the number of loads, shares of visits, and the time of a load. */
export const MEASURES = ['loads', 'failed', 'LCP', 'INP', 'CLS', 'load'] as const;
export type Measure = (typeof MEASURES)[number];

const columns: Record<Exclude<Measure, 'loads'>, [part: keyof ReportRow, of: keyof ReportRow]> = {
  failed: ['failed', 'visits'],
  LCP: ['lcp_not_good', 'lcp'],
  INP: ['inp_not_good', 'inp'],
  CLS: ['cls_not_good', 'cls'],
  load: ['load_ms', 'loads'],
};

export const sumOf = (rows: readonly ReportRow[], column: keyof ReportRow) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

/** The number of loads, a share of visits (0 to 1), or milliseconds; undefined where nothing was measured. */
export function measureOf(rows: readonly ReportRow[], measure: Measure): number | undefined {
  if (measure === 'loads') return sumOf(rows, 'loads') || undefined;
  const [part, of] = columns[measure];
  const count = sumOf(rows, of);
  return count > 0 ? sumOf(rows, part) / count : undefined;
}
