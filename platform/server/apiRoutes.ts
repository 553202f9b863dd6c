import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { PICTURE_BYTES } from '../../shared-site/limits';
import type { ServedBackend } from './backend';
import { peerAddress, type ServerEnv } from './peerAddress';

/** The longest message of a visitor, in the widest characters, fits; an import of staff comes in parts. */
const LARGEST_KB = { visitor: 24, staff: 1024, file: PICTURE_BYTES / 1024 };

const problem = (code: string, message: string) => ({ code, message, details: null, hint: null });

async function answers(backend: ServedBackend | undefined): Promise<boolean> {
  try {
    await backend?.query('select 1');
    return backend !== undefined;
  } catch {
    return false;
  }
}

const limitBody = (kB: number) =>
  bodyLimit({
    maxSize: kB * 1024,
    onError: (context) => {
      // The rest of the body is never read, so the connection is of no more use.
      context.header('Connection', 'close');
      return context.json(problem('PT413', `The body is larger than ${kB} kB.`), 413);
    },
  });

const visitorBody = limitBody(LARGEST_KB.visitor);
const staffBody = limitBody(LARGEST_KB.staff);
const fileBody = limitBody(LARGEST_KB.file);
/** A false claim is rejected before the database. */
const isOfStaff = ({ headers }: Request) =>
  /^bearer\s+\S+\.\S+\.\S+$/i.test(headers.get('authorization') ?? '') ||
  /^sb_secret_/.test(headers.get('apikey') ?? '');

const tooLarge = createMiddleware<ServerEnv>((context, next) => {
  if (!isOfStaff(context.req.raw)) return visitorBody(context, next);
  return (context.req.path.startsWith('/storage/') ? fileBody : staffBody)(context, next);
});

/** `backend` returns undefined while it starts. */
export function apiRoutes(backend: () => ServedBackend | undefined) {
  const whenReady = createMiddleware<ServerEnv>(async (context, next) => {
    if (backend()) return next();
    context.header('Retry-After', '2');
    return context.json(problem('PT503', 'The database is starting.'), 503);
  });
  const api = new Hono<ServerEnv>();
  for (const path of ['/rest/v1/*', '/auth/v1/*', '/storage/v1/*']) {
    api.use(path, tooLarge, whenReady);
    api.all(path, async ({ req, env }) => {
      const { method, url, headers, body } = req.raw;
      const received = body ? await req.arrayBuffer() : null;
      const request = new Request(url, { method, headers, body: received });
      return (backend() as ServedBackend).fetch(request, peerAddress(env));
    });
  }
  api.get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store');
    return (await answers(backend())) ? context.text('ok') : context.text('starting', 503);
  });
  return api;
}
