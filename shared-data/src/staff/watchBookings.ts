import { runQuery } from '../runQuery';
import { staffClient } from './staffClient';
import { subscribeToBookings } from './subscribeToBookings';

const INTERVAL_MS = 3000;

/** While messages come: one could be lost. */
const SUBSCRIBED_INTERVAL_MS = 30_000;

/** The column of each table that tells when its newest row was written. */
const times = { bookings: 'updated_at', holds: 'updated_at', booking_tires: 'created_at' } as const;

/** The newest change and the number of rows: each change of a table changes one of them. */
async function versionOf(table: keyof typeof times) {
  const { data, count } = await runQuery(
    staffClient()
      .from(table)
      .select(times[table], { count: 'exact' })
      .order(times[table], { ascending: false })
      .limit(1),
  );
  return JSON.stringify([data, count]);
}

const versions = () =>
  Promise.all([versionOf('bookings'), versionOf('holds'), versionOf('booking_tires')]);

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
 * Watches all bookings with their tires, and holds, for changes by any client. It polls while the document is visible: at once
 * when it becomes visible or the backend tells of a change, and every few seconds where no backend does.
 * @returns a function that ends it
 */
export function watchBookings({ onStart, onChange }: Watch): () => void {
  let known: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  let isEnded = false;
  let interval = INTERVAL_MS;

  const poll = async () => {
    // A failure is not reported: the board's own requests report it, and the next poll follows.
    const version = await versions().then(String, () => known);
    if (isEnded) return;
    if (isStarted && version !== known) onChange();
    known = version;
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
