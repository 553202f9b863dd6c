import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from './staffClient';
import { subscribeToBookings } from './subscribeToBookings';

const INTERVAL_MS = 3000;

/** While messages come: one could be lost. */
const SUBSCRIBED_INTERVAL_MS = 30_000;

/** A number that is another one after each change. */
const version = () => parseQuery(staffClient().rpc('board_version'), z.number());

interface Watch {
  /**
   * Called once, when the watch has answered or failed for the first time: what is loaded from now on is
   * at least as new as what it compares with, so no change can come in between.
   */
  onStart: () => void;
  /** Called after each change, and when the first answer comes after a failure. */
  onChange: () => void;
}

/**
 * Watches all bookings with their tires, and holds, for changes by any client. It polls while the document is
 * visible: at once when it becomes visible or the backend tells of a change, and every few seconds where no backend does.
 * @returns a function that ends it
 */
export function watchBookings({ onStart, onChange }: Watch): () => void {
  let known: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  let isEnded = false;
  let interval = INTERVAL_MS;

  const poll = async () => {
    // A failure is not reported: the board's own requests report it, and the next poll follows.
    const read = await version().catch(() => known);
    if (isEnded) return;
    if (isStarted && read !== known) onChange();
    known = read;
    if (!isStarted) onStart();
    isStarted = true;
    schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(poll, interval);
  };
  const pollNow = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') void poll();
  };

  document.addEventListener('visibilitychange', pollNow);
  const unsubscribe = subscribeToBookings({
    onMessage: pollNow,
    onState: (isConnected) => {
      interval = isConnected ? SUBSCRIBED_INTERVAL_MS : INTERVAL_MS;
      // What changed while there was no connection.
      pollNow();
    },
  });
  void poll();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', pollNow);
  };
}
