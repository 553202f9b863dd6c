import { type Deliver, DeliveryError, type Mail } from './mail';
import {
  type ClaimedMessage,
  claimMessage,
  type RunAsMessenger,
  recordDelivery,
  recordOptOut,
} from './outbox';
import { OptedOutError } from './sms';

export interface WorkerOptions {
  run: RunAsMessenger;
  /** Returns the same mail for each attempt. */
  render: (claim: ClaimedMessage) => Mail;
  deliver: Deliver;
  /** Whether `deliver` only shows mails on this machine. */
  keepsMails?: boolean;
  /** @throws DeliveryError */
  sendSms: (claim: ClaimedMessage) => Promise<void>;
  /** In seconds; longer than a delivery can last. */
  lease?: number;
}

const LEASE = 180;
/** Milliseconds. */
const INTERVAL = 1_000;
const LONGEST_PAUSE = 60_000;

function toProblem(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof DeliveryError)) return { reason, isFinal: false, code: 'not written' };
  return { reason, isFinal: error.isFinal, code: error.code };
}

/** If the process is killed, at most this message is delivered twice. Returns whether there was one. */
async function deliverNext(options: WorkerOptions) {
  const { run, render, deliver, sendSms, lease = LEASE, keepsMails = false } = options;
  const claim = await claimMessage(run, lease, keepsMails);
  if (!claim) return false;
  try {
    await (claim.channel === 'sms' ? sendSms(claim) : deliver(render(claim)));
  } catch (error) {
    if (error instanceof OptedOutError) await recordOptOut(run, claim);
    const { reason, isFinal, code } = toProblem(error);
    // Without the reason, in which a mail server can name the recipient. Staff read it beside the booking.
    const outcome = isFinal ? 'There will be no other try' : 'It will be tried again later';
    console.error(`  message ${claim.id} (${claim.kind}) not delivered: ${code}. ${outcome}.`);
    await recordDelivery(run, claim, { reason, isFinal });
    return true;
  }
  await recordDelivery(run, claim);
  return true;
}

/** Returns how many messages were tried. @throws when the database cannot be reached */
export async function deliverDue(options: WorkerOptions, isStopped = () => false): Promise<number> {
  let tried = 0;
  while (!isStopped() && (await deliverNext(options))) tried += 1;
  return tried;
}

/** Returns what prevents further deliveries and waits for the current one. */
export function startWorker(options: WorkerOptions): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let pause = INTERVAL;
  const work = async () => {
    try {
      await deliverDue(options, () => stopped);
      pause = INTERVAL;
    } catch (error) {
      pause = Math.min(2 * pause, LONGEST_PAUSE);
      // A stopped server closes its database first.
      if (!stopped) {
        console.error(`  outbox not read: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  const next = () => {
    working = work().finally(() => {
      if (!stopped) timer = setTimeout(next, pause);
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
