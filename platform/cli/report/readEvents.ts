import { type OperatorOptions, openOperatorApi } from './operatorApi';
import type { CountedEvent } from './remotesTable';
import { shopDay } from './shopDay';

interface ReportOptions extends OperatorOptions {
  /** How far back, today included. */
  days: number;
}

/**
 * Reads how the remotes fared, as an operator.
 * @throws one sentence when the backend does not answer or rejects the key
 */
export async function readEvents(
  { days, ...options }: ReportOptions,
  now = new Date(),
): Promise<CountedEvent[]> {
  const order = 'order=day,remote,version,route,event,error';
  const query = `select=*&day=gte.${shopDay(now, days - 1)}&${order}`;
  return openOperatorApi(options).rows('remote_events', query);
}
