import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/** What a route of this server receives besides the request: Node's own request and response. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Set where requests are logged. */
    requestId?: string;
  };
}

/**
 * The address by which a client of the API is counted: the last one of `x-forwarded-for`, or else that of the
 * socket. Only this machine can connect, where a test or a proxy speaks for clients of other networks.
 */
export function peerAddress({ incoming }: HttpBindings): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return forwarded && isIP(forwarded) ? forwarded : (incoming.socket.remoteAddress ?? '');
}
