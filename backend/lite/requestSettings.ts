import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { OpenDatabase } from './database';

const current = new AsyncLocalStorage<Request>();
// The server has determined the client's address; what else names one is not read.
const UNTRUSTED_HEADERS = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/** Returns a copy with the client's address in `x-forwarded-for`. */
export function withPeerAddress(request: Request, peerAddress: string): Request {
  const headers = new Headers(request.headers);
  for (const name of UNTRUSTED_HEADERS) headers.delete(name);
  headers.set('x-forwarded-for', peerAddress);
  // lite reads this spelling only, and would answer a signed-in user as a visitor.
  const authorization = headers.get('authorization')?.replace(/^bearer\s+/i, 'Bearer ');
  if (authorization) headers.set('authorization', authorization);
  return new Request(request, { headers });
}

export const currentRequest = () => current.getStore();

export function withRequest<T>(request: Request, task: () => Promise<T>): Promise<T> {
  return current.run(request, task);
}

/**
 * PostgREST sets these in every transaction; lite does so for function calls only. The limits per
 * address need them on inserts into tables too.
 */
export function provideRequestSettings(connection: OpenDatabase['connection']): void {
  const original = connection.withContext.bind(connection);
  connection.withContext = (vars, task, options) => {
    const request = current.getStore();
    if (!request || options?.rpc) return original(vars, task, options);
    const headers = JSON.stringify(Object.fromEntries(request.headers));
    const path = new URL(request.url).pathname.replace('/rest/v1', '');
    return original(
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
