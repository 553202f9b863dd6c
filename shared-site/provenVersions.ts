import type { Remote, SiteConfig } from './schema';

/** The visits of one version. */
export interface CountedVisits {
  remote: string;
  version: string;
  visits: number;
  failed: number;
}

/** How many visits a version must have had. */
const SMALLEST_SAMPLE = 100;
/** The share of them that may have failed: browsers lose connections, and one client must not decide. */
const LARGEST_FAILED = 0.02;

const hasProved = ({ visits, failed }: CountedVisits) =>
  visits >= SMALLEST_SAMPLE && failed <= LARGEST_FAILED * visits;

/**
 * Records which versions have proved themselves: of at least 100 visits at most 2 % failed. The newest
 * one of those that were live before is what visitors fall back to, after the next release.
 * @param counted the visits of versions as they are known; those of others keep their record
 * @returns the same site where nothing is to be recorded
 */
export function recordProven(site: SiteConfig, counted: readonly CountedVisits[]): SiteConfig {
  const next = site.remotes.map((remote): Remote => {
    const { name, live, history = [], proven = [] } = remote;
    const known = new Set([live, ...history].map(({ version }) => version));
    const own = counted.filter((each) => each.remote === name);
    const stays = (version: string) => {
      const visits = own.find((each) => each.version === version);
      // Too few visits contradict no earlier record: days are forgotten.
      return !visits || visits.visits < SMALLEST_SAMPLE || hasProved(visits);
    };
    const now = own.filter(hasProved).map(({ version }) => version);
    const list = [...new Set([...proven.filter(stays), ...now])].filter((each) => known.has(each));
    if (list.length === proven.length && list.every((each) => proven.includes(each))) return remote;
    const { proven: _, ...rest } = remote;
    return list.length ? { ...rest, proven: list } : rest;
  });
  return next.every((remote, index) => remote === site.remotes[index])
    ? site
    : { ...site, remotes: next };
}

/**
 * The version that visitors fall back to where the live one fails.
 * @param earlier the versions that were live before, the latest last
 * @param proven those that have proved themselves
 * @returns the latest proven one, or the latest where none is proven
 */
export const lastKnownGood = (earlier: readonly string[], proven: readonly string[] = []) =>
  earlier.findLast((version) => proven.includes(version)) ?? earlier.at(-1);
