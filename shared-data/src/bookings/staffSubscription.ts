import { isHosted } from '../backend';
import { staffClient } from '../staffClient';

interface Subscription {
  /** Called with whether messages come; the client reconnects by itself. */
  onState: (isConnected: boolean) => void;
  onMessage: () => void;
}

let left: Promise<unknown> = Promise.resolve();

/**
 * Subscribes to Realtime messages, without rows, that bookings or holds have changed. Does nothing with the embedded
 * backend, which has no such service. A page has one subscription at a time. Returns a function that ends it.
 */
export function subscribeToBookings({ onState, onMessage }: Subscription): () => void {
  if (!isHosted()) return () => {};
  const client = staffClient();
  let isEnded = false;
  const joined = left.then(() => {
    if (isEnded) return;
    // The topic and the event of supabase/schemas/250_boards.sql, whose policy admits administrators only.
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
