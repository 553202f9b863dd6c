import type { Comparison } from '../../site/judgeCanary';
import { judgeSilence, type SilenceJudgement } from '../../site/judgeSilence';
import type { Remote } from '../../site/schema';

/** How long after a step its visits count, in milliseconds: pages that are open by then are mostly left. */
const SETTLE = 30 * 60_000;

const visitsOf = ({ failures }: Comparison, version: 'live' | 'canary') =>
  failures.reduce((sum, stratum) => sum + stratum[version].visits, 0);

/** When the canary got the percentage that it has. */
function stepTime({ history = [] }: Remote): number {
  const at = history.findLast(({ action }) => action === 'canary')?.at;
  return at ? Date.parse(at) : 0;
}

/**
 * Creates what judges whether a canary stays silent. It counts the visits from its first look half an hour
 * after a step on, because the database counts by day; a command that is started again begins again.
 * @returns judges the visits by now; nothing where it is too early
 */
export function createSilenceWatch(now: () => number = Date.now) {
  let base: { percent: number; live: number; canary: number } | undefined;
  return (remote: Remote, comparison: Comparison): SilenceJudgement | undefined => {
    const percent = remote.canary?.percent ?? 0;
    if (now() < stepTime(remote) + SETTLE) return undefined;
    const live = visitsOf(comparison, 'live');
    const canary = visitsOf(comparison, 'canary');
    if (base?.percent !== percent) base = { percent, live, canary };
    return judgeSilence({ live: live - base.live, canary: canary - base.canary, percent });
  };
}
