import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { subscribeToBookings } from './staffSubscription';

const INTERVAL_MS = 3000;

/** While messages come: one could be lost. */
const SUBSCRIBED_INTERVAL_MS = 30_000;

const version = () => parseQuery(staffClient().rpc('board_version'), z.number());

interface Watch {
  /** Called once, after the first response or failure: what is loaded from now on misses no change. */
  onStart: () => void;
  onChange: () => void;
}

/**
 * Watches bookings, their tires and holds for changes by any client, while the document is visible: it polls every
 * few seconds, or on messages of the backend. Returns a function that ends it.
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
