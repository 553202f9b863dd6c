import type { ReleaseEvent } from './schema';

/** How many events of an app the site configuration stores. */
const HISTORY_LENGTH = 20;

export const appendEvent = (
  history: ReleaseEvent[] = [],
  action: ReleaseEvent['action'],
  version: string,
  at = new Date(),
): ReleaseEvent[] => [...history, { at: at.toISOString(), action, version }].slice(-HISTORY_LENGTH);

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
