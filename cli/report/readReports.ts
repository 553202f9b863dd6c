import { dayAfter, shopDay } from '../../shared-contract/src/shopCalendar';
import { MEASURES, measureOf, reportRows, sumOf } from '../../shared-data/src/reports/reportRow';
import { type OperatorOptions, openOperatorApi } from './operatorApi';

interface ReportOptions extends OperatorOptions {
  /** How far back, today included. */
  days: number;
}

interface CountedError {
  remote: string;
  version: string;
  route: string;
  error: string;
  times: number;
}

/** The lines about a version. */
export type FindReport = (remote: string, version: string) => string[];

const MOST_FREQUENT = 5;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const labels: Record<(typeof MEASURES)[number], (value: number) => string> = {
  loads: (value) => `${value} loads`,
  load: (value) => `mean load ${Math.round(value)} ms`,
  failed: (value) => `${percent(value)} of visits failed`,
  LCP: (value) => `LCP above 2.5 s ${percent(value)}`,
  INP: (value) => `INP above 200 ms ${percent(value)}`,
  CLS: (value) => `CLS above 0.1 ${percent(value)}`,
};

/** @throws one sentence when the backend does not answer or rejects the key */
export async function readReports(
  { days, ...options }: ReportOptions,
  now = new Date(),
): Promise<FindReport> {
  const api = openOperatorApi(options);
  const from = dayAfter(shopDay(now), 1 - days);
  const rows = reportRows.parse(await api.call('release_reports', { p_from: from }));
  const errors = await api.rows<CountedError>(
    'remote_events',
    `select=remote,version,route,error,times&event=neq.load&day=gte.${from}&order=day,remote,version,route,event,error`,
  );
  return (remote, version) => {
    const isOf = (each: { remote: string; version: string }) =>
      each.remote === remote && each.version === version;
    const own = rows.filter(isOf);
    if (own.length === 0) return [];
    const counts = (['visits', 'failures', 'crashes'] as const).map(
      (column) => `${sumOf(own, column)} ${column}`,
    );
    const measured = MEASURES.flatMap((measure) => {
      const value = measureOf(own, measure);
      return value === undefined ? [] : [labels[measure](value)];
    });
    const times = new Map<string, number>();
    for (const { error, route, times: more } of errors.filter(isOf)) {
      const where = `${error || 'Unknown'} on ${route}`;
      times.set(where, (times.get(where) ?? 0) + more);
    }
    const frequent = [...times].sort(([, a], [, b]) => b - a).slice(0, MOST_FREQUENT);
    return [
      [...counts, ...measured].join(', '),
      ...frequent.map(([where, count]) => `  ${count} × ${where}`),
    ];
  };
}
