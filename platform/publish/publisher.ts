import { type ComposedContentPages, reportComposed, reportLeft } from '../disk/changeAndCompose';
import { countPending, type RunAsPublisher } from './publish';

/** Milliseconds: a save is on the site well within ten seconds. */
const INTERVAL = 1_000;
const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 5 * 60_000;

export interface Publisher {
  /** Prevents further runs and waits for the current one. */
  stop(): Promise<void>;
}

/** @param work returns whether there is more to do, and then continues without a pause */
function repeat(work: () => Promise<boolean>): Publisher {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let working = Promise.resolve();
  const next = () => {
    working = work().then((hasMore) => {
      if (!stopped) timer = setTimeout(next, hasMore ? 0 : INTERVAL);
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

interface PublisherWork {
  publish(): Promise<ComposedContentPages>;
  /** Composes pages that are left, and those that a release has changed; saves go before them. */
  continuePages(): Promise<ComposedContentPages>;
  keepVersions(): Promise<void>;
}

/** What failed is tried again after a pause that doubles, or together with the next save. */
export function startPublisher(
  run: RunAsPublisher,
  { publish, continuePages, keepVersions }: PublisherWork,
): Publisher {
  let pause = FIRST_RETRY;
  let retryAt = 0;
  /** Saves that the last attempt failed with, and did not record as failed. */
  let blocked = 0;
  /** Pages that are left wait for no retry. */
  let left = 0;

  function delayRetry() {
    retryAt = Date.now() + pause;
    pause = Math.min(2 * pause, LONGEST_RETRY);
  }
  async function publishSaves() {
    const composed = await publish();
    reportComposed(composed);
    blocked = 0;
    if (composed.failed.length) delayRetry();
    else pause = FIRST_RETRY;
    return composed;
  }
  async function composeLeft() {
    const composed = await continuePages();
    if (composed.written.length + composed.failed.length > 0) reportComposed(composed);
    return composed;
  }

  return repeat(async () => {
    try {
      const { pending, failed } = await countPending(run);
      await keepVersions();
      const mayRetry = Date.now() >= retryAt;
      const hasSaves = pending > blocked || (mayRetry && pending + failed > 0);
      if (!hasSaves && !mayRetry && left === 0) return false;
      const composed = await (hasSaves ? publishSaves() : composeLeft());
      reportLeft(composed);
      left = composed.left;
      return left > 0;
    } catch (error) {
      delayRetry();
      left = 0;
      blocked = await countPending(run).then(
        ({ pending }) => pending,
        () => 0,
      );
      console.error(`  not published: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  });
}
