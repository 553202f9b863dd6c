import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Change, parseChange } from './changeForm';
import { consolePage, type Outcome } from './consolePage';
import type { ConsoleState } from './readConsole';

interface Options {
  /** A secret of this start, part of every address: no other page or account of this machine knows it. */
  token: string;
  read: () => Promise<ConsoleState>;
  /** Does what a form requests. */
  change: (change: Change) => Promise<unknown>;
}

const MAX_FORM = 4096;

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** A name of another machine that leads here (DNS rebinding) is not among them. */
const isLoopback = (host = '') => /^(?:localhost|127\.0\.0\.1):\d+$/.test(host);

/**
 * Creates the server of the console: `/<token>/` shows the releases, and its forms change them, one
 * after the other. It must listen on the loopback address only.
 */
export function createConsole({ token, read, change }: Options): Server {
  const app = new Hono();
  let outcome: Outcome | undefined;
  let working: Promise<unknown> = Promise.resolve();

  app.use(async (c, next) => {
    const { host, origin } = c.req.header();
    if (!isLoopback(host)) return c.text('This page is for this machine only.', 403);
    if (origin !== undefined && origin !== `http://${host}`) return c.text('Forbidden', 403);
    const [, first = ''] = c.req.path.split('/');
    if (!isSame(first, token)) return c.text('Not found', 404);
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    return undefined;
  });

  app.get('/:token/', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    const shown = outcome;
    outcome = undefined;
    return c.html(await consolePage(await read(), { outcome: shown, nonce }));
  });

  app.post('/:token/change', bodyLimit({ maxSize: MAX_FORM }), async (c) => {
    const form = await c.req.parseBody();
    const run = async () => {
      const requested = parseChange(form);
      await change(requested);
      return `${requested.verb} of ${requested.remote}: done.`;
    };
    const result = working.then(run, run);
    working = result;
    outcome = await result.then(
      (text) => ({ text, hasFailed: false }),
      (error: unknown) => ({
        text: error instanceof Error ? error.message : String(error),
        hasFailed: true,
      }),
    );
    return c.redirect(`/${token}/`, 303);
  });

  return createServer(getRequestListener(app.fetch));
}
