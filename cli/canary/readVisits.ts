import { shopDay } from '../../shared-contract/src/shopCalendar';
import { canaryStart } from '../../shared-site/history';
import type { Visits } from '../../shared-site/judgeCanary';
import type { Remote } from '../../shared-site/schema';
import type { OperatorApi } from '../report/operatorApi';

type VisitsRow = Visits & { version: string };

/** Counts from the day on which the canary began. */
export async function readVisits(api: OperatorApi, remote: Remote) {
  const first = shopDay(new Date(canaryStart(remote) ?? Date.now()));
  const rows = await api.rows<VisitsRow>(
    'remote_visits',
    // The first page of a browser without a group never has the canary.
    `select=version,visits,failed&remote=eq.${remote.name}&day=gte.${first}&start=neq.new&order=day,version,start`,
  );
  const total = (version: string | undefined): Visits =>
    rows
      .filter((row) => row.version === version)
      .reduce(
        (sum, { visits, failed }) => ({ visits: sum.visits + visits, failed: sum.failed + failed }),
        {
          ...{ visits: 0, failed: 0 },
        },
      );
  return { live: total(remote.live.version), canary: total(remote.canary?.release.version) };
}
