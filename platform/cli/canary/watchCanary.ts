import { setTimeout as pause } from 'node:timers/promises';
import { type FindRecord, promote, remoteOf, stepCanary, withdraw } from '../../site/changes';
import { judgeCanary, type Stratum } from '../../site/judgeCanary';
import type { Remote, SiteConfig } from '../../site/schema';

/** How often the visits are read, in milliseconds. */
const INTERVAL = 60_000;

interface Watch {
  /** The remote. */
  name: string;
  /** The percentages of its canary; 100 at the end promotes it. */
  steps: readonly number[];
  /** Reads the site as it is live now. */
  readSite: () => Promise<SiteConfig>;
  readStrata: (remote: Remote) => Promise<Stratum[]>;
  change: (change: (site: SiteConfig) => SiteConfig) => Promise<unknown>;
  find: FindRecord;
  log?: (line: string) => void;
  /** Waits until the visits are to be read again. */
  wait?: () => Promise<unknown>;
}

/**
 * Judges a canary again and again, and gives it to more visitors, promotes it or withdraws it. What it
 * does depends on the site and the visits alone: when it is stopped, the same command continues.
 * @returns once the canary has ended, or has passed its last step
 */
export async function watchCanary(watch: Watch): Promise<void> {
  const { name, steps, find, log = console.info, wait = () => pause(INTERVAL) } = watch;
  const version = remoteOf(await watch.readSite(), name).canary?.release.version;
  let last = '';
  const logOnce = (line: string) => {
    if (line !== last) log(`  ${name}  ${line}`);
    last = line;
  };

  /** Whether the canary is to be judged again. */
  async function judge(): Promise<boolean> {
    const remote = remoteOf(await watch.readSite(), name);
    const { canary } = remote;
    if (!version || canary?.release.version !== version) {
      logOnce('the canary has been ended by another command');
      return false;
    }
    const step = steps.filter((percent) => percent <= canary.percent).length || 1;
    const next = steps.find((percent) => percent > canary.percent);
    const { verdict, reason } = judgeCanary(await watch.readStrata(remote), step);
    // Another command may end the canary between the judgement and the change.
    const change = (apply: (site: SiteConfig) => SiteConfig) =>
      watch.change((site) =>
        remoteOf(site, name).canary?.release.version === version ? apply(site) : site,
      );
    if (verdict === 'wait') {
      logOnce(`${canary.percent} %: ${reason}`);
      return true;
    }
    logOnce(`${verdict === 'withdraw' ? 'withdrawn' : 'passed'} at ${canary.percent} %: ${reason}`);
    if (verdict === 'withdraw') await change((site) => withdraw(site, name, reason));
    else if (next === 100) await change((site) => promote(site, name, find, reason));
    else if (next) await change((site) => stepCanary(site, name, next, reason));
    else logOnce(`it has passed its last step: npm run promote -- ${name}`);
    return verdict === 'step' && next !== undefined && next !== 100;
  }

  for (;;) {
    const continues = await judge().catch((error: unknown) => {
      // The backend may be restarting: a canary is not judged without its visits.
      logOnce(`failed, and tries again: ${error instanceof Error ? error.message : error}`);
      return true;
    });
    if (!continues) return;
    await wait();
  }
}
