import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId?: string;
  };
}

/** Trusts `x-forwarded-for`: only this machine can connect, and a proxy or a test speaks for others. */
export function peerAddress({ incoming }: HttpBindings): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return forwarded && isIP(forwarded) ? forwarded : (incoming.socket.remoteAddress ?? '');
}
