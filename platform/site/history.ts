import type { ReleaseEvent, Remote } from './schema';

/** How many events of an app the site configuration stores. */
const HISTORY_LENGTH = 20;

export const appendEvent = (
  history: ReleaseEvent[] = [],
  action: ReleaseEvent['action'],
  version: string,
  details: Pick<ReleaseEvent, 'percent' | 'reason'> = {},
  at = new Date(),
): ReleaseEvent[] =>
  [...history, { at: at.toISOString(), action, version, ...details }].slice(-HISTORY_LENGTH);

/** When the canary that is running now began, at its first percentage, as an ISO instant. */
export function canaryStart({ canary, history = [] }: Remote): string | undefined {
  const isOther = ({ action, version }: ReleaseEvent) =>
    action !== 'canary' || version !== canary?.release.version;
  return history[history.findLastIndex(isOther) + 1]?.at;
}

/**
 * The versions that were live before the current one, the latest last. A version that was rolled back
 * is not among them: the loader must not fall back to it.
 */
export function earlierVersions(history: ReleaseEvent[] = []): string[] {
  const stack: string[] = [];
  for (const { action, version } of history) {
    if (action === 'canary' || action === 'withdrawn') continue;
    // A version that the history no longer names is older than all that it names.
    if (action === 'rolled back') stack.length = Math.max(stack.lastIndexOf(version), 0);
    if (stack.at(-1) !== version) stack.push(version);
  }
  return stack.slice(0, -1);
}
