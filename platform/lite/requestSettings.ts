import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Database } from './database';

const current = new AsyncLocalStorage<Request>();
// Only this server knows the caller's address; what a caller writes about itself is worthless.
const CLAIMED_ADDRESSES = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/** The same request with `x-forwarded-for` naming the one address that the socket knows. */
export function withPeerAddress(request: Request, peerAddress: string): Request {
  const headers = new Headers(request.headers);
  for (const name of CLAIMED_ADDRESSES) headers.delete(name);
  headers.set('x-forwarded-for', peerAddress);
  return new Request(request, { headers });
}

/** Handles a request so that the database's functions and triggers can read what it is. */
export function whileHandling<T>(request: Request, task: () => Promise<T>): Promise<T> {
  return current.run(request, task);
}

/**
 * PostgREST shows every transaction `request.headers`, `request.method` and `request.path`; lite
 * does so for function calls only. The limits per address need them on inserts into tables too.
 */
export function provideRequestSettings(connection: Database['connection']): void {
  const stock = connection.withContext.bind(connection);
  connection.withContext = (vars, task, options) => {
    const request = current.getStore();
    if (!request || options?.rpc) return stock(vars, task, options);
    const headers = JSON.stringify(Object.fromEntries(request.headers));
    const path = new URL(request.url).pathname.replace('/rest/v1', '');
    return stock(
      vars,
      async (db) => {
        await sql`select set_config('request.headers', ${headers}, true),
          set_config('request.method', ${request.method}, true),
          set_config('request.path', ${path}, true)`.execute(db);
        return task(db);
      },
      options,
    );
  };
}
