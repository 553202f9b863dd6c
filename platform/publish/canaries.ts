import { type VisitsOfDay, withdrawFailing } from '../../shared-site/judgeCanary';
import type { SiteConfig } from '../../shared-site/schema';
import { type ComposePages, changeAndCompose, reportComposed } from '../site/changeAndCompose';
import type { Target } from '../site/target';
import type { RunAsPublisher } from './runAsPublisher';

/** Milliseconds. */
const INTERVAL = 60_000;

export interface CanaryOptions {
  compose: ComposePages;
  /** The day at the shop of an instant, `2026-03-02`, by which visits are counted. */
  dayOf: (instant: Date) => string;
}

/** Returns what withdraws failing canaries, once a minute, with their pages. */
export function createCanaryJudge(
  run: RunAsPublisher,
  target: Target,
  { compose, dayOf }: CanaryOptions,
) {
  let nextAt = 0;
  return async () => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + INTERVAL;
    const before = await target.read();
    if (!before.remotes.some(({ canary }) => canary)) return;
    const counted = await run<VisitsOfDay>(
      'select remote, version, day::text as day, visits, failed from public.remote_visits',
    );
    // Called again where another command has changed the site meanwhile.
    const judge = (site: SiteConfig) => withdrawFailing(site, counted, dayOf);
    const after = judge(before);
    if (after === before) return;
    await target.pull();
    const composed = await changeAndCompose(target, judge, compose);
    for (const { name, canary, history } of after.remotes) {
      const running = before.remotes.find((remote) => remote.name === name)?.canary;
      if (canary || !running) continue;
      const reason = history?.at(-1)?.reason;
      console.info(`  ${name}  canary ${running.release.version} withdrawn: ${reason}`);
    }
    reportComposed(composed);
  };
}
