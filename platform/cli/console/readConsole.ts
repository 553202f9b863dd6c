import {
  type ReleasedRemote,
  type VersionInUse,
  versionsInUse,
} from '../../../shared-data/src/releases/releasedSite';
import { type ReportRow, reportRows } from '../../../shared-data/src/releases/reportRow';
import { readSite } from '../../disk/siteFile';
import type { Target } from '../../disk/target';
import { readBuilt } from '../../release/releaseRecord';
import { earlierVersions } from '../../site/history';
import type { BuiltFrom, SiteConfig } from '../../site/schema';
import { type OperatorOptions, openOperatorApi } from '../report/operatorApi';
import { shopDay } from '../report/shopDay';

/** How many days of reports are shown, today included. */
export const REPORTED_DAYS = 14;

/** What the console shows of a remote. */
export interface ConsoleRemote {
  remote: ReleasedRemote;
  versions: VersionInUse[];
  /** The versions that can be made live again, the latest first. */
  earlier: string[];
  /** Where a version comes from, if that was recorded. */
  builtOf: (version: string) => BuiltFrom | undefined;
  rows: ReportRow[];
}

export interface ConsoleState {
  /** The folder or bucket. */
  target: string;
  remotes: ConsoleRemote[];
  /** Why there are no reports, where they could not be read. */
  problem?: string;
}

async function readRows(options: OperatorOptions): Promise<ReportRow[]> {
  const api = openOperatorApi(options);
  const from = shopDay(new Date(), REPORTED_DAYS - 1);
  return reportRows.parse(await api.call('release_reports', { p_from: from }));
}

function remotesOf({ remotes }: SiteConfig, siteDir: string, rows: ReportRow[]): ConsoleRemote[] {
  return remotes.map((remote) => {
    const inUse = [remote.live, remote.canary?.release];
    return {
      remote,
      versions: versionsInUse(remote),
      earlier: earlierVersions(remote.history).reverse(),
      // What is in use names the build that was released last, a version's folder the first one.
      builtOf: (version) =>
        inUse.find((each) => each?.version === version)?.built ??
        readBuilt(siteDir, remote.name, version),
      rows: rows.filter((row) => row.remote === remote.name),
    };
  });
}

/** Reads the releases and, where the backend answers, their reports. */
export async function readConsole(
  target: Target,
  options: Omit<OperatorOptions, 'siteDir'>,
): Promise<ConsoleState> {
  await target.pull();
  const { siteDir, name } = target;
  const site = readSite(siteDir);
  try {
    const rows = await readRows({ ...options, siteDir });
    return { target: name, remotes: remotesOf(site, siteDir, rows) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { target: name, remotes: remotesOf(site, siteDir, []), problem };
  }
}
