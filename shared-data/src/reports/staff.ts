import { dayAfter, shopDay } from '@shop/shared-contract';
import { timedFetch } from '../backend';
import { DataError } from '../dataError';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { type ReleasedRemote, releasedSite } from './releasedSite';
import { type ReportRow, reportRows } from './reportRow';

/** How many days of reports are read, today included. */
export const REPORTED_DAYS = 14;

async function readReleased(): Promise<ReleasedRemote[]> {
  const response = await timedFetch('/site.json', { cache: 'no-cache' }).catch((cause) => {
    throw new DataError('offline', { message: 'site.json', cause });
  });
  const parsed = releasedSite.safeParse(response.ok ? await response.json() : undefined);
  if (parsed.success) return parsed.data.remotes;
  throw new DataError('unexpected', { message: 'site.json', cause: parsed.error });
}

export interface RemoteReport {
  remote: ReleasedRemote;
  /** What visits reported of it in the last days. */
  rows: ReportRow[];
}

/** Lists the site's remotes with their releases and reports. @throws {DataError} */
export async function listReleases(): Promise<RemoteReport[]> {
  const from = dayAfter(shopDay(new Date()), 1 - REPORTED_DAYS);
  const [remotes, rows] = await Promise.all([
    readReleased(),
    parseQuery(staffClient().rpc('release_reports', { p_from: from }), reportRows),
  ]);
  return remotes.map((remote) => ({
    remote,
    rows: rows.filter((row) => row.remote === remote.name),
  }));
}
