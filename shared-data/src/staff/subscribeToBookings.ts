import { isHosted } from '../backend';
import { staffClient } from './staffClient';

interface Subscription {
  /** Called with whether messages come; the client reconnects by itself. */
  onState: (isConnected: boolean) => void;
  /** Called after each change. */
  onMessage: () => void;
}

let left: Promise<unknown> = Promise.resolve();

/**
 * Subscribes to the messages of a hosted project's Realtime service that bookings or holds have changed,
 * which contain no row. The embedded backend has no such service, and nothing is called. A page has one
 * subscription at a time.
 * @returns a function that ends it
 */
export function subscribeToBookings({ onState, onMessage }: Subscription): () => void {
  if (!isHosted()) return () => {};
  const client = staffClient();
  let isEnded = false;
  const joined = left.then(() => {
    if (isEnded) return;
    // The topic and the event of supabase/schemas/170_boards.sql, whose policy admits administrators only.
    return client
      .channel('bookings', { config: { private: true } })
      .on('broadcast', { event: 'changed' }, onMessage)
      .subscribe((status) => {
        if (!isEnded) onState(status === 'SUBSCRIBED');
      });
  });
  return () => {
    isEnded = true;
    // A client has one channel of a topic: the next subscription waits until this one has left.
    left = joined.then((channel) => channel && client.removeChannel(channel));
  };
}
