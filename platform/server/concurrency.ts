import { createMiddleware } from 'hono/factory';
import { type PeerAddress, rateLimitAddress, type ServerEnv } from './peerAddress';
import { tooManyRequests } from './rateLimits';

// The embedded database runs one statement at a time: more at once would only delay other addresses.
const RUNNING = 2;
const WAITING = 100;
const WAIT_MS = 15_000;
/** A page sends fewer requests at a time. */
const MANY = 8;

interface Client {
  running: number;
  /** What starts the requests that wait. */
  waiting: (() => void)[];
}

const sizeOf = ({ running, waiting }: Client) => running + waiting.length;

/**
 * Starts the requests of each address, few at a time. Those of an address with more than `MANY`
 * requests wait until no address with fewer has one.
 */
function createTurns() {
  const clients = new Map<string, Client>();
  function startNext() {
    for (const [address, client] of clients) if (sizeOf(client) === 0) clients.delete(address);
    const smallestFirst = [...clients.values()].sort((a, b) => sizeOf(a) - sizeOf(b));
    for (const client of smallestFirst) {
      if (sizeOf(client) > MANY && client !== smallestFirst[0]) return;
      while (client.running < RUNNING && client.waiting.length > 0) {
        client.running += 1;
        client.waiting.shift()?.();
      }
    }
  }
  /** Resolves with what ends the turn, or with undefined when there is none in time. */
  return async (address: string): Promise<(() => void) | undefined> => {
    const client = clients.get(address) ?? { running: 0, waiting: [] };
    if (client.waiting.length >= WAITING) return undefined;
    clients.set(address, client);
    const isStarted = await new Promise<boolean>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        client.waiting.splice(client.waiting.indexOf(start), 1);
        startNext();
        resolve(false);
      }, WAIT_MS);
      client.waiting.push(start);
      startNext();
    });
    if (!isStarted) return undefined;
    return () => {
      client.running -= 1;
      startNext();
    };
  };
}

/**
 * Runs a few requests of one address at a time, so that an address with many does not delay the others.
 * More of them wait; those that do not get their turn in time, and those over the limit, get 429.
 */
export function limitConcurrency(peerAddress: PeerAddress) {
  const takeTurn = createTurns();
  return createMiddleware<ServerEnv>(async (context, next) => {
    const endTurn = await takeTurn(rateLimitAddress(peerAddress(context.env)));
    if (!endTurn) return tooManyRequests(context, 1);
    try {
      // The client has left while its request waited: no one reads the answer.
      if (context.req.raw.signal.aborted) return context.body(null, 503);
      return await next();
    } finally {
      endTurn();
    }
  });
}
