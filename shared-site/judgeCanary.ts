import { withdraw } from './changes';
import { canaryStart } from './history';
import type { SiteConfig } from './schema';

interface Visits {
  visits: number;
  failed: number;
}

export interface VisitsOfDay extends Visits {
  remote: string;
  version: string;
  /** The shop's day, `2026-03-02`. */
  day: string;
}

/** Visits that a canary is judged from; fewer after `MOST_DAYS` withdraw it, since a tab that hangs reports nothing. */
const SMALLEST_SAMPLE = 20;
/** The share of failed visits that withdraws it, in percent. Of the smallest sample it is three visits. */
const SMALLEST_PERCENT = 15;
const MOST_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

export const CANARY_RULE = `The publisher withdraws a canary as soon as it has had ${SMALLEST_SAMPLE} visits and ${SMALLEST_PERCENT}% of its visits failed, and one without ${SMALLEST_SAMPLE} visits after ${MOST_DAYS} days. Nothing else is automatic: npm run shop -- promote raises its share or makes it live.`;

/** Writes how many visits failed: `2 of 40 visits (5.0 %)`. */
export const formatVisits = ({ visits, failed }: Visits) => {
  const share = visits ? ` (${((100 * failed) / visits).toFixed(1)}%)` : '';
  return `${failed} of ${visits} visits${share}`;
};

/**
 * Returns why a canary is withdrawn, or undefined while it may run.
 * @param days how long it has run
 */
export function reasonToWithdraw({ visits, failed }: Visits, days: number): string | undefined {
  if (visits < SMALLEST_SAMPLE) {
    return days < MOST_DAYS
      ? undefined
      : `${visits} visits within ${MOST_DAYS} days; a canary needs ${SMALLEST_SAMPLE}`;
  }
  if (100 * failed < SMALLEST_PERCENT * visits) return undefined;
  return `the canary failed in ${formatVisits({ visits, failed })}`;
}

/**
 * Withdraws the canaries that `reasonToWithdraw` names, by their visits since the day on which they began.
 * @param dayOf the shop's day of an instant
 * @returns the same site where none is withdrawn
 */
export function withdrawFailing(
  site: SiteConfig,
  counted: readonly VisitsOfDay[],
  dayOf: (instant: Date) => string,
  now = Date.now(),
): SiteConfig {
  return site.remotes.reduce((current, remote) => {
    const { name, canary } = remote;
    if (!canary) return current;
    const start = new Date(canaryStart(remote) ?? now);
    const own = counted.filter(
      (each) =>
        each.remote === name && each.version === canary.release.version && each.day >= dayOf(start),
    );
    const sum = (column: keyof Visits) => own.reduce((total, each) => total + each[column], 0);
    const visits = { visits: sum('visits'), failed: sum('failed') };
    const reason = reasonToWithdraw(visits, (now - start.getTime()) / DAY_MS);
    return reason ? withdraw(current, name, reason) : current;
  }, site);
}
