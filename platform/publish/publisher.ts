import { type ComposedContentPages, reportComposed, reportLeft } from '../site/changeAndCompose';
import { LeaseError, type PublisherLease } from './lease';
import { countPending, type Published, recordFailed, recordPublished } from './publish';
import type { RunAsPublisher } from './runAsPublisher';

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
  publish(): Promise<Published>;
  /** Composes pages that are left, and those that a release has changed; saves go before them. */
  continuePages(): Promise<ComposedContentPages>;
  keepVersions(): Promise<void>;
  /** Publishes at the start, saves or not, until that succeeds once. */
  publishesFirst?: boolean;
  /** As the last publication that another part has made names it. */
  changesAt?: number | undefined;
}

/**
 * What failed is tried again after a pause that doubles, or together with the next save. While another publisher is at
 * work, this one waits.
 */
export function startPublisher(
  { run, lease }: { run: RunAsPublisher; lease: PublisherLease },
  { publish, continuePages, keepVersions, publishesFirst = false, changesAt }: PublisherWork,
): Publisher {
  let pause = FIRST_RETRY;
  let retryAt = 0;
  /** Saves that the last attempt failed with, and did not record as failed. */
  let blocked = 0;
  /** Pages that are left wait for no retry. */
  let left = 0;
  let waitsFor = '';
  let isFirst = publishesFirst;
  /** Something begins or ends then, such as an offer. */
  let nextChange = changesAt;

  function waitForOther({ message }: LeaseError) {
    if (waitsFor !== message) console.info(`  ${message} This one waits.`);
    waitsFor = message;
    return false;
  }
  function delayRetry() {
    retryAt = Date.now() + pause;
    pause = Math.min(2 * pause, LONGEST_RETRY);
  }
  async function publishSaves() {
    const composed = await publish();
    reportComposed(composed);
    blocked = 0;
    isFirst = false;
    nextChange = composed.changesAt;
    if (composed.failed.length) delayRetry();
    else pause = FIRST_RETRY;
    return composed;
  }
  async function composeLeft() {
    const composed = await continuePages().catch(async (error: unknown) => {
      if (!(error instanceof LeaseError)) await recordFailed(run, [], error);
      throw error;
    });
    if (composed.written.length + composed.failed.length > 0) {
      reportComposed(composed);
      await recordPublished(run, []);
    }
    return composed;
  }

  return repeat(async () => {
    try {
      await lease.hold();
      waitsFor = '';
      const { pending, failed } = await countPending(run);
      await keepVersions();
      const mayRetry = Date.now() >= retryAt;
      const isDue = isFirst || (nextChange !== undefined && Date.now() >= nextChange);
      const hasSaves = pending > blocked || (mayRetry && (isDue || pending + failed > 0));
      if (!hasSaves && !mayRetry && left === 0) return false;
      const composed = await (hasSaves ? publishSaves() : composeLeft());
      reportLeft(composed);
      left = composed.left;
      return left > 0;
    } catch (error) {
      if (error instanceof LeaseError) return waitForOther(error);
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
