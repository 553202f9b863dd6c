import { canaryStart } from '../../site/history';
import type { Comparison, Stratum, Visits, Vital } from '../../site/judgeCanary';
import type { Remote } from '../../site/schema';
import type { OperatorApi } from '../report/operatorApi';
import { shopDay } from '../report/shopDay';

/** Which visits are counted together: those of a day that reached their pages in the same way. */
interface Kind {
  day: string;
  version: string;
  start: string;
}

/** A row of the table remote_visits. */
type VisitsRow = Kind & Visits;

/** A row of the table remote_vitals. */
interface VitalsRow extends Kind {
  vital: string;
  bucket: number;
  visits: number;
}

/** The buckets from this one on are not good. */
const FIRST_NOT_GOOD = 3;

const none: Visits = { visits: 0, failed: 0 };

const add = (a: Visits, b: Visits): Visits => ({
  visits: a.visits + b.visits,
  failed: a.failed + b.failed,
});

function strataOf(rows: readonly VisitsRow[], { live, canary }: Remote): Stratum[] {
  const kindOf = ({ day, start }: Kind) => `${day} ${start}`;
  return [...new Set(rows.map(kindOf))].map((kind) => {
    const visitsOf = (version: string | undefined) =>
      rows.filter((row) => kindOf(row) === kind && row.version === version).reduce(add, none);
    return { live: visitsOf(live.version), canary: visitsOf(canary?.release.version) };
  });
}

/**
 * Reads the visits of a remote's canary and of its live version since the day on which the canary began.
 * @returns for each measure a stratum for each day and each way to reach a page
 */
export async function readStrata(api: OperatorApi, remote: Remote): Promise<Comparison> {
  const first = shopDay(new Date(canaryStart(remote) ?? Date.now()));
  // The first page of a browser without a group never has the canary.
  const where = `remote=eq.${remote.name}&day=gte.${first}&start=neq.new`;
  const visits = await api.rows<VisitsRow>(
    'remote_visits',
    `select=day,version,start,visits,failed&${where}&order=day,version,start`,
  );
  const vitals = await api.rows<VitalsRow>(
    'remote_vitals',
    `select=day,version,start,vital,bucket,visits&${where}&order=day,version,start,vital,bucket`,
  );
  const ofVital = (vital: Vital) =>
    strataOf(
      vitals
        .filter((row) => row.vital === vital)
        .map((row) => ({ ...row, failed: row.bucket < FIRST_NOT_GOOD ? 0 : row.visits })),
      remote,
    );
  return {
    failures: strataOf(visits, remote),
    LCP: ofVital('LCP'),
    INP: ofVital('INP'),
    CLS: ofVital('CLS'),
  };
}
