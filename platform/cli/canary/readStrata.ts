import { canaryStart } from '../../site/history';
import type { Stratum, Visits } from '../../site/judgeCanary';
import type { Remote } from '../../site/schema';
import type { OperatorApi } from '../report/operatorApi';
import { shopDay } from '../report/shopDay';

/** A row of the table remote_visits. */
interface VisitsRow extends Visits {
  day: string;
  version: string;
  start: string;
}

const none: Visits = { visits: 0, failed: 0 };

/**
 * Reads the visits of a remote's canary and of its live version since the day on which the canary began.
 * @returns a stratum for each day and each way to reach a page
 */
export async function readStrata(api: OperatorApi, remote: Remote): Promise<Stratum[]> {
  const { name, live, canary } = remote;
  const first = shopDay(new Date(canaryStart(remote) ?? Date.now()));
  const select = `select=day,version,start,visits,failed&remote=eq.${name}&day=gte.${first}`;
  const rows = await api.rows<VisitsRow>('remote_visits', `${select}&order=day,version,start`);
  const kindOf = ({ day, start }: VisitsRow) => `${day} ${start}`;
  return [...new Set(rows.map(kindOf))].map((kind) => {
    const visitsOf = (version: string | undefined) =>
      rows.find((row) => kindOf(row) === kind && row.version === version) ?? none;
    return { live: visitsOf(live.version), canary: visitsOf(canary?.release.version) };
  });
}
