import { type Composed, reportComposed } from '../disk/changeAndCompose';
import { countPending, type RunAsPublisher } from './publish';

/** Milliseconds: a save is on the site well within ten seconds. */
const INTERVAL = 1_000;
const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 5 * 60_000;

export interface Publisher {
  /** Prevents further runs and waits for the current one. */
  stop(): Promise<void>;
}

function repeat(work: () => Promise<void>): Publisher {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let working = Promise.resolve();
  const next = () => {
    working = work().finally(() => {
      if (!stopped) timer = setTimeout(next, INTERVAL);
    });
  };
  timer = setTimeout(next, INTERVAL);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

/**
 * What failed is tried again after a pause that doubles, or together with the next save.
 * @param keepVersions called each time before that
 * @param unfinished whether the last publication postponed pages
 */
export function startPublisher(
  run: RunAsPublisher,
  publish: () => Promise<Composed>,
  keepVersions: () => Promise<void>,
  unfinished = false,
): Publisher {
  /** Whether pages are postponed; a later save goes before them. */
  let hasMore = unfinished;
  let pause = FIRST_RETRY;
  let retryAt = 0;
  /** Saves that the last attempt failed with, and did not record as failed. */
  let blocked = 0;
  return repeat(async () => {
    try {
      const { pending, failed } = await countPending(run);
      await keepVersions();
      const mayRetry = Date.now() >= retryAt;
      if (pending <= blocked && !(mayRetry && (hasMore || pending + failed > 0))) return;
      const composed = await publish();
      hasMore = composed.postponed !== undefined;
      reportComposed(composed);
      if (composed.failed.length) throw new Error('some pages could not be composed');
      pause = FIRST_RETRY;
      blocked = 0;
    } catch (error) {
      retryAt = Date.now() + pause;
      pause = Math.min(2 * pause, LONGEST_RETRY);
      blocked = await countPending(run).then(
        ({ pending }) => pending,
        () => 0,
      );
      console.error(`  not published: ${error instanceof Error ? error.message : error}`);
    }
  });
}
