import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './peerAddress';

const LIFETIME_MS = 1_000;
const LARGEST_SIZE = 200;

/** The headers that an answer of the API depends on. */
const KEY_HEADERS = [
  'apikey',
  'authorization',
  'accept',
  'accept-profile',
  'content-profile',
  'content-type',
  'origin',
  'prefer',
  'range',
  'range-unit',
];

interface Stored {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
}

interface Entry {
  /** Undefined when the answer may not be shared. */
  answer: Promise<Stored | undefined>;
  expires: number;
}

/** A table that is read does not change; a function may change rows on any method. */
const changesNothing = (method: string, path: string) =>
  /^\/rest\/v1\/(?!rpc\/)/.test(path) && /^(GET|HEAD|OPTIONS)$/.test(method);

async function keyOf({ req }: Context<ServerEnv>): Promise<string> {
  const headers = KEY_HEADERS.map((name) => req.header(name) ?? null);
  return JSON.stringify([req.method, req.url, headers, await req.text()]);
}

/** Answers the request and returns its answer for others, or undefined when it failed. */
async function answerOnce(context: Context<ServerEnv>, next: () => Promise<void>) {
  await next();
  if (context.res.status !== 200) return undefined;
  const { status, headers } = context.res;
  const stored: Stored = { status, headers, body: await context.res.arrayBuffer() };
  context.res = new Response(stored.body.slice(0), { status, headers });
  return stored;
}

/**
 * Shares the answers of functions between equal requests: while the first of them is answered, and for
 * a second after that. Any request that may change a row discards all of them when it has been answered.
 * @param paths functions that change nothing, whose answers depend on no other request header
 */
export function briefCache(paths: readonly string[]) {
  const entries = new Map<string, Entry>();
  return createMiddleware<ServerEnv>(async (context, next) => {
    const { method, path } = context.req;
    if (!paths.includes(path)) {
      await next();
      if (!changesNothing(method, path)) entries.clear();
      return;
    }
    const key = await keyOf(context);
    const existing = entries.get(key);
    if (existing && performance.now() < existing.expires) {
      const stored = await existing.answer;
      if (stored) return new Response(stored.body.slice(0), stored);
      return next();
    }
    let share = (_: Stored | undefined) => {};
    const answer = new Promise<Stored | undefined>((resolve) => {
      share = resolve;
    });
    const entry: Entry = { answer, expires: Number.POSITIVE_INFINITY };
    if (entries.size >= LARGEST_SIZE) entries.clear();
    entries.set(key, entry);
    let stored: Stored | undefined;
    try {
      stored = await answerOnce(context, next);
    } finally {
      entry.expires = stored ? performance.now() + LIFETIME_MS : 0;
      share(stored);
    }
  });
}
