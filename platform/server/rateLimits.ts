import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type PeerAddress, rateLimitAddress, type ServerEnv } from './peerAddress';

/** How many requests a minute one address may send. */
export interface RateLimits {
  signIn: number;
  signUp: number;
  contact: number;
  booking: number;
}

// Enough for a family or a shop behind one address, far too little to guess passwords or fill tables.
const DEFAULTS: RateLimits = { signIn: 10, signUp: 5, contact: 5, booking: 10 };

const LIMITED: Record<string, keyof RateLimits> = {
  '/auth/v1/token': 'signIn',
  '/auth/v1/verify': 'signIn',
  '/auth/v1/recover': 'signUp',
  '/auth/v1/resend': 'signUp',
  '/auth/v1/signup': 'signUp',
  '/rest/v1/contact_messages': 'contact',
  '/rest/v1/bookings': 'booking',
  '/rest/v1/rpc/book_appointment': 'booking',
  '/rest/v1/rpc/cancel_booking': 'booking',
};

/** Each open tab of the staff refreshes its session by itself. This guesses no password. */
const REFRESH = '/auth/v1/token?grant_type=refresh_token';
/** Reading a table costs little and changes nothing; a function or a mailed link acts on any method. */
const TABLE = /^\/rest\/v1\/(?!rpc\/)/;
const ADDS_ROWS = new Set(['POST', 'PUT']);

function limitOf(method: string, { pathname, search, hash }: URL): keyof RateLimits | undefined {
  // An exact match: the backend parses repeated or encoded parameters differently than this server.
  if (pathname + search + hash === REFRESH) return undefined;
  if (TABLE.test(pathname) && !ADDS_ROWS.has(method)) return undefined;
  return LIMITED[pathname];
}

/** Answers 429 to an address that writes more often than `limits` allow. */
export function rateLimits(limits: Partial<RateLimits>, peerAddress: PeerAddress) {
  const minute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const { signIn, signUp, contact, booking } = { ...DEFAULTS, ...limits };
  const limiters = {
    signIn: minute(signIn),
    signUp: minute(signUp),
    contact: minute(contact),
    booking: minute(booking),
  };
  return createMiddleware<ServerEnv>(async (context, next) => {
    const limit = limitOf(context.req.method, new URL(context.req.url));
    if (!limit) return next();
    try {
      await limiters[limit].consume(rateLimitAddress(peerAddress(context.env)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      context.header('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
      // Both forms at once: supabase-js reads error_code and msg, postgrest-js code and message.
      const message = 'Too many requests; try again in a minute.';
      return context.json(
        {
          code: 'PT429',
          error_code: 'over_request_rate_limit',
          message: 'rate_limited',
          msg: message,
          details: message,
          hint: null,
        },
        429,
      );
    }
    return next();
  });
}
