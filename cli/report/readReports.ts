import { dayAfter } from '../../shared-contract/src/values/day';
import { shopDay } from '../../shared-contract/src/values/shopTime';
import { reportRows } from '../../shared-data/src/reports/reportRow';
import { formatVisits } from '../../shared-site/judgeCanary';
import { type OperatorOptions, openOperatorApi } from './operatorApi';

interface ReportOptions extends OperatorOptions {
  /** How far back, today included. */
  days: number;
}

interface CountedError {
  remote: string;
  version: string;
  route: string;
  event: 'failure' | 'crash';
  error: string;
  times: number;
}

/** The lines about a version. */
export type FindReport = (remote: string, version: string) => string[];

const MOST_FREQUENT = 5;

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
    `select=remote,version,route,event,error,times&day=gte.${from}&order=day,remote,version,route,event,error`,
  );
  return (remote, version) => {
    const isOf = (each: { remote: string; version: string }) =>
      each.remote === remote && each.version === version;
    const counted = rows.find(isOf);
    const visits = counted ? [`${formatVisits(counted)} failed`] : [];
    const times = new Map<string, number>();
    for (const { event, error, route, times: more } of errors.filter(isOf)) {
      const where = `${event} ${error || 'Unknown'} on ${route}`;
      times.set(where, (times.get(where) ?? 0) + more);
    }
    const frequent = [...times].sort(([, a], [, b]) => b - a).slice(0, MOST_FREQUENT);
    return [...visits, ...frequent.map(([where, count]) => `  ${count} × ${where}`)];
  };
}
