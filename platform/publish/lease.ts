import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { RunAsPublisher } from './runAsPublisher';

/** Of a publisher that was killed, another one waits for this time. */
const LEASE_S = 60;
const RENEW_MS = 15_000;

/** Of a publisher that stands idle, `status.json` is written again after this time. */
const STATUS_MS = 60_000;

/** When work that runs outside the database was seen and ended, and since when something waits for it. */
interface Work {
  seen: string | null;
  succeeded: string | null;
  failed: string | null;
  waits: string | null;
}
type WorkState = { now: string } & Record<'publishing' | 'messages', Work>;

/** Of a state the times alone: visitors can read it. */
const timesOf = ({ seen, succeeded, failed, waits }: Work) => ({ seen, succeeded, failed, waits });
export const statusText = ({ now, publishing, messages }: WorkState) =>
  `${JSON.stringify({ time: now, publishing: timesOf(publishing), messages: timesOf(messages) })}\n`;

/** Another publisher is at work, or was since the lease was taken. */
export class LeaseError extends Error {
  override name = 'LeaseError';
}

/** @throws LeaseError when another publisher has held the lease meanwhile */
export type ConfirmLease = () => Promise<void>;

/** Of two publishers at once, on whatever machines, the one that read first could write last. */
export interface PublisherLease {
  /** Takes the lease, or renews it where that is due. @throws LeaseError when another publisher holds it */
  hold(): Promise<void>;
  /** Holds the lease while `work` runs, which confirms it before it changes what is live. @throws LeaseError */
  during<T>(work: (confirm: ConfirmLease) => Promise<T>): Promise<T>;
  /** Gives the lease back. Where the database does not answer, the lease ends by itself. */
  release(): Promise<void>;
}

const nameOfProcess = () => `${hostname()}, process ${process.pid} (${randomUUID().slice(0, 8)})`;

interface LeaseOptions {
  /** Names the publisher: one with an equal name is the same one. */
  holder?: string | undefined;
  /** Writes `status.json`, each minute and at the end. */
  writeStatus?(text: string): Promise<void>;
}

export function createLease(
  run: RunAsPublisher,
  { holder = nameOfProcess(), writeStatus = async () => {} }: LeaseOptions = {},
): PublisherLease {
  let renewAt = 0;
  let statusAt = 0;
  let isHeld = false;
  let heldSince = '';

  async function ask(seconds: number) {
    const [row] = await run<{ lease: { holder: string; since: string; state: WorkState } }>(
      'select public.lease_publisher($1::text, $2::int) as lease',
      [holder, seconds],
    );
    if (row === undefined) throw new Error('The database returned no lease.');
    return row.lease;
  }
  /** A full disk is found where it matters: a status that grows old is what a monitor looks for. */
  async function report(state: WorkState) {
    statusAt = performance.now() + STATUS_MS;
    await writeStatus(statusText(state)).catch(() => undefined);
  }
  /** Returns since when it is held without a gap. */
  async function take() {
    const lease = await ask(LEASE_S);
    isHeld = lease.holder === holder;
    if (!isHeld) {
      throw new LeaseError(
        `Another publisher has been at work since ${lease.since.slice(0, 19)}Z: ${lease.holder}.`,
      );
    }
    renewAt = performance.now() + RENEW_MS;
    heldSince = lease.since;
    if (performance.now() >= statusAt) await report(lease.state);
    return lease.since;
  }
  async function hold() {
    if (performance.now() >= renewAt || !isHeld) await take();
  }
  return {
    hold,
    async during(work) {
      await hold();
      const since = heldSince;
      // What fails here is found when the lease is confirmed.
      const renewing = setInterval(() => void take().catch(() => undefined), RENEW_MS);
      try {
        return await work(async () => {
          if ((await take()) === since) return;
          throw new LeaseError('Another publisher was at work since this one read the saves.');
        });
      } finally {
        clearInterval(renewing);
      }
    },
    async release() {
      if (!isHeld) return;
      isHeld = false;
      await ask(0)
        .then(({ state }) => report(state))
        .catch(() => undefined);
    },
  };
}
