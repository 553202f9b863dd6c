import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import { createMiddleware } from 'hono/factory';
import { type PeerAddress, rateLimitAddress, type ServerEnv } from './peerAddress';
import { tooManyRequests } from './rateLimits';

// A shop behind one address has few requests at a time; the embedded database runs one at a time.
const RUNNING = 4;
const WAITING = 100;
const WAIT_MS = 10_000;

interface Client {
  turns: SemaphoreInterface;
  /** Those that run and those that wait. */
  requests: number;
}

const newClient = (): Client => ({
  turns: withTimeout(new Semaphore(RUNNING), WAIT_MS),
  requests: 0,
});

/**
 * Runs a few requests of one address at a time, so that an address with many does not delay the others.
 * More of them wait; those that do not get their turn in time, and those over the limit, get 429.
 */
export function limitConcurrency(peerAddress: PeerAddress) {
  const clients = new Map<string, Client>();
  return createMiddleware<ServerEnv>(async (context, next) => {
    const address = rateLimitAddress(peerAddress(context.env));
    const client = clients.get(address) ?? newClient();
    if (client.requests >= RUNNING + WAITING) return tooManyRequests(context, 1);
    clients.set(address, client);
    client.requests += 1;
    try {
      const [, release] = await client.turns.acquire().catch(() => []);
      if (!release) return tooManyRequests(context, 1);
      try {
        // The client has left while its request waited: no one reads the answer.
        if (context.req.raw.signal.aborted) return context.body(null, 503);
        return await next();
      } finally {
        release();
      }
    } finally {
      client.requests -= 1;
      if (client.requests === 0) clients.delete(address);
    }
  });
}
