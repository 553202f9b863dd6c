import { setTimeout as pause } from 'node:timers/promises';
import { ChangeRejectedError } from '../../shared-site/assertNoProblems';
import {
  type FindRecord,
  promote,
  remoteOf,
  stepCanary,
  withdraw,
} from '../../shared-site/changes';
import { canaryStart } from '../../shared-site/history';
import { judgeCanary, type Visits } from '../../shared-site/judgeCanary';
import type { Remote, SiteConfig } from '../../shared-site/schema';

/** Milliseconds. */
const INTERVAL = 60_000;

const DAY = 24 * 60 * 60_000;

/** How a canary ended; `stays` where it has passed its last step, and that is not 100. */
export type CanaryEnd = 'promoted' | 'withdrawn' | 'stays' | 'ended by another command';

interface Watch {
  name: string;
  /** At 100 the canary is promoted. */
  steps: readonly number[];
  readSite: () => Promise<SiteConfig>;
  readVisits: (remote: Remote) => Promise<{ live: Visits; canary: Visits }>;
  change: (change: (site: SiteConfig) => SiteConfig) => Promise<unknown>;
  find: FindRecord;
  log?: (line: string) => void;
  wait?: () => Promise<unknown>;
  now?: () => number;
}

/**
 * Gives a canary to more visitors, promotes it or withdraws it. The decisions depend on the site and
 * the visits only: when it is stopped, the same command continues.
 * @throws ChangeRejectedError when the canary does not fit the site any more
 */
export async function watchCanary(watch: Watch): Promise<CanaryEnd> {
  const { name, steps, find, log = console.info } = watch;
  const { wait = () => pause(INTERVAL), now = Date.now } = watch;
  const version = remoteOf(await watch.readSite(), name).canary?.release.version;
  let last = '';
  const logOnce = (line: string) => {
    if (line !== last) log(`  ${name}  ${line}`);
    last = line;
  };

  const endedElsewhere = (): CanaryEnd => {
    logOnce(
      version
        ? 'the canary has been ended by another command'
        : 'there is no canary: this version is live already',
    );
    return 'ended by another command';
  };

  async function judge(): Promise<CanaryEnd | undefined> {
    const remote = remoteOf(await watch.readSite(), name);
    const { canary } = remote;
    if (!version || canary?.release.version !== version) return endedElsewhere();
    const step = steps.filter((percent) => percent <= canary.percent).length || 1;
    const next = steps.find((percent) => percent > canary.percent);
    const days = (now() - Date.parse(canaryStart(remote) ?? '')) / DAY;
    const { verdict, reason } = judgeCanary(await watch.readVisits(remote), step, days);
    const change = async (apply: (site: SiteConfig) => SiteConfig, end?: CanaryEnd) => {
      let isOurs = false;
      await watch.change((site) => {
        // Another command may end the canary between the judgement and the change.
        isOurs = remoteOf(site, name).canary?.release.version === version;
        return isOurs ? apply(site) : site;
      });
      return isOurs ? end : endedElsewhere();
    };
    if (verdict === 'withdraw') {
      logOnce(`withdrawn at ${canary.percent} %: ${reason}`);
      return change((site) => withdraw(site, name, reason), 'withdrawn');
    }
    if (verdict === 'wait') {
      logOnce(`${canary.percent} %: ${reason}`);
      return;
    }
    logOnce(`passed at ${canary.percent} %: ${reason}`);
    if (next === 100) return change((site) => promote(site, name, find, reason), 'promoted');
    if (next) return change((site) => stepCanary(site, name, next, reason));
    logOnce(`it has passed its last step: npm run shop -- promote ${name}`);
    return 'stays';
  }

  for (;;) {
    const end = await judge().catch((error: unknown) => {
      if (error instanceof ChangeRejectedError) throw error;
      // The backend may be restarting: a canary is not judged without its visits.
      logOnce(`failed, and tries again: ${error instanceof Error ? error.message : error}`);
      return undefined;
    });
    if (end) return end;
    await wait();
  }
}
