import type { Remote, SiteConfig } from './schema';

export interface CountedVisits {
  remote: string;
  version: string;
  visits: number;
  failed: number;
}

const SMALLEST_SAMPLE = 100;
/** The share of them that may have failed: browsers lose connections, and one client must not decide. */
const LARGEST_FAILED = 0.02;

const isGood = ({ visits, failed }: CountedVisits) =>
  visits >= SMALLEST_SAMPLE && failed <= LARGEST_FAILED * visits;

/** Returns the same site where nothing changes. Versions without `counted` visits keep their record. */
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

/** `earlier` has the latest version last. Where no version is known good, the latest one is returned. */
export const lastKnownGood = (earlier: readonly string[], knownGood: readonly string[] = []) =>
  earlier.findLast((version) => knownGood.includes(version)) ?? earlier.at(-1);
