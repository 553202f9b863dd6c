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

const isGood = ({ visits, failed }: CountedVisits) =>
  visits >= SMALLEST_SAMPLE && failed <= LARGEST_FAILED * visits;

/**
 * Records which versions are known good: of at least 100 visits at most 2 % failed. After the next
 * release, visitors fall back to the newest one of those that were live before.
 * @param counted the visits of versions as they are known; those of others keep their record
 * @returns the same site where nothing is to be recorded
 */
export function recordKnownGood(site: SiteConfig, counted: readonly CountedVisits[]): SiteConfig {
  const next = site.remotes.map((remote): Remote => {
    const { name, live, history = [], knownGood = [] } = remote;
    const known = new Set([live, ...history].map(({ version }) => version));
    const own = counted.filter((each) => each.remote === name);
    const stays = (version: string) => {
      const visits = own.find((each) => each.version === version);
      // Too few visits contradict no earlier record: days are forgotten.
      return !visits || visits.visits < SMALLEST_SAMPLE || isGood(visits);
    };
    const now = own.filter(isGood).map(({ version }) => version);
    const list = [...new Set([...knownGood.filter(stays), ...now])].filter((each) =>
      known.has(each),
    );
    if (list.length === knownGood.length && list.every((each) => knownGood.includes(each)))
      return remote;
    const { knownGood: _, ...rest } = remote;
    return list.length ? { ...rest, knownGood: list } : rest;
  });
  return next.every((remote, index) => remote === site.remotes[index])
    ? site
    : { ...site, remotes: next };
}

/**
 * The version that visitors fall back to where the live one fails.
 * @param earlier the versions that were live before, the latest last
 * @param knownGood the known good versions
 * @returns the latest known good one, or the latest where none is known good
 */
export const lastKnownGood = (earlier: readonly string[], knownGood: readonly string[] = []) =>
  earlier.findLast((version) => knownGood.includes(version)) ?? earlier.at(-1);
