import { dayAfter } from '@shop/shared-contract';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { readPublicSite } from '../staffSite';
import { type ReleasedRemote, releasedSite } from './releasedSite';
import { type ReportRow, reportRows } from './reportRow';

/** How many days of reports are read, today included. */
export const REPORTED_DAYS = 14;

export interface RemoteReport {
  remote: ReleasedRemote;
  /** The visits of its versions in the last days. */
  rows: ReportRow[];
}

/**
 * Lists the site's remotes with their releases and reports.
 * @param today the shop's day, `2026-11-23`
 * @throws {DataError}
 */
export async function listReleases(today: string): Promise<RemoteReport[]> {
  const from = dayAfter(today, 1 - REPORTED_DAYS);
  const [{ remotes }, rows] = await Promise.all([
    readPublicSite(releasedSite),
    parseQuery(staffClient().rpc('release_reports', { p_from: from }), reportRows),
  ]);
  return remotes.map((remote) => ({
    remote,
    rows: rows.filter((row) => row.remote === remote.name),
  }));
}
