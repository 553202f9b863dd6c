import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { peerAddress, type ServerEnv } from './peerAddress';

/** A limit of the requests from one address. */
export interface RateLimit {
  perMinute: number;
  /** Paths of the API; their requests are counted together. */
  paths: readonly string[];
}

/** Each open tab of the staff refreshes its session by itself. This guesses no password. */
const REFRESH = '/auth/v1/token?grant_type=refresh_token';
/** Reading a table costs little and changes nothing; a function or a mailed link acts on any method. */
const TABLE = /^\/rest\/v1\/(?!rpc\/)/;
const ADDS_ROWS = new Set(['POST', 'PUT']);

function isCounted(method: string, { pathname, search, hash }: URL): boolean {
  // An exact match: the backend parses repeated or encoded parameters differently than this server.
  if (pathname + search + hash === REFRESH) return false;
  return !TABLE.test(pathname) || ADDS_ROWS.has(method);
}

/** The rows in a body that adds rows: a JSON array, or one row. The backend accepts nothing but JSON. */
function countRows(body: string): number {
  try {
    const rows: unknown = JSON.parse(body);
    return Array.isArray(rows) ? rows.length : 1;
  } catch {
    return 1;
  }
}

/** The answer 429, in both forms at once: supabase-js reads error_code and msg, postgrest-js code and message. */
function tooManyRequests(context: Context<ServerEnv>, retryAfterS: number) {
  context.header('Retry-After', String(retryAfterS));
  const message = 'Too many requests; try again in a minute.';
  const answer = {
    code: 'PT429',
    error_code: 'over_request_rate_limit',
    message: 'rate_limited',
    msg: message,
    details: message,
    hint: null,
  };
  return context.json(answer, 429);
}

/** Answers 429 to an address that writes more often than `limits` allow. Each row that it adds counts. */
export function rateLimits(limits: readonly RateLimit[]) {
  const limiters = new Map(
    limits.flatMap(({ perMinute, paths }) => {
      const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
      return paths.map((path) => [path, limiter] as const);
    }),
  );
  return createMiddleware<ServerEnv>(async (context, next) => {
    const url = new URL(context.req.url);
    const limiter = limiters.get(url.pathname);
    if (!limiter || !isCounted(context.req.method, url)) return next();
    const address = peerAddress(context.env);
    try {
      // Before the body is received: an address over its limit sends none.
      await limiter.consume(address);
      const further = TABLE.test(url.pathname) ? countRows(await context.req.text()) - 1 : 0;
      if (further > 0) await limiter.consume(address, further);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return tooManyRequests(context, Math.ceil(refusal.msBeforeNext / 1000));
    }
    return next();
  });
}
