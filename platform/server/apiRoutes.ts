import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServedBackend } from './backend';
import { createPeerAddress, type PeerAddress, type ServerEnv } from './peerAddress';
import { type RateLimit, rateLimits } from './rateLimits';

const LARGEST_BODY = 1024 * 1024;

const problem = (code: string, message: string) => ({ code, message, details: null, hint: null });

async function answers(backend: ServedBackend | undefined): Promise<boolean> {
  try {
    await backend?.query('select 1');
    return backend !== undefined;
  } catch {
    return false;
  }
}

/** The data and sign-in API, and `/healthz`. `backend` gives undefined as long as it is starting. */
export function apiRoutes(
  backend: () => ServedBackend | undefined,
  limits: readonly RateLimit[],
  peerAddress: PeerAddress = createPeerAddress([]),
) {
  const tooLarge = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (context) => {
      // The rest of the body is never read, so the connection is of no more use.
      context.header('Connection', 'close');
      return context.json(problem('PGRST102', 'The body is larger than 1 MB.'), 413);
    },
  });
  const api = new Hono<ServerEnv>();
  for (const path of ['/rest/v1/*', '/auth/v1/*']) {
    api.all(path, tooLarge, rateLimits(limits, peerAddress), async (context) => {
      const ready = backend();
      if (ready) return ready.fetch(context.req.raw, peerAddress(context.env));
      context.header('Retry-After', '2');
      return context.json(problem('PT503', 'The database is starting.'), 503);
    });
  }
  api.get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store');
    return (await answers(backend())) ? context.text('ok') : context.text('starting', 503);
  });
  return api;
}
