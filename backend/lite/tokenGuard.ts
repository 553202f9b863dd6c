import { decode, verify } from 'hono/jwt';
import { JwtTokenExpired } from 'hono/utils/jwt/types';

const BEARER = /^bearer(?:\s+(?<token>.*))?$/i;

/** Undefined also where the token repeats the key, as supabase-js sends it. */
function bearerToken({ url, headers }: Request): string | undefined {
  const bearer = BEARER.exec(headers.get('authorization')?.trim() ?? '');
  if (!bearer) return undefined;
  const token = bearer.groups?.['token']?.trim() ?? '';
  const key = headers.get('apikey') ?? new URL(url).searchParams.get('apikey');
  return token === key ? undefined : token;
}

/** Undefined for a visitor's request. */
export function sessionOf(request: Request): { account: string; session: string } | undefined {
  const token = bearerToken(request);
  const { sub, session_id } = token ? decode(token).payload : {};
  if (typeof sub !== 'string' || typeof session_id !== 'string') return undefined;
  return { account: sub, session: session_id };
}

interface Problem {
  code: 'PGRST301' | 'PGRST303';
  message: string;
  /** The end of the Auth service's message. */
  authMessage: string;
}

async function problemOf(token: string, jwtSecret: string): Promise<Problem | undefined> {
  const { length } = token.split('.');
  if (length !== 3) {
    return {
      code: 'PGRST301',
      message: `Expected 3 parts in JWT; got ${length}`,
      authMessage: 'token is malformed: token contains an invalid number of segments',
    };
  }
  try {
    await verify(token, jwtSecret, 'HS256');
    return undefined;
  } catch (error) {
    return error instanceof JwtTokenExpired
      ? {
          code: 'PGRST303',
          message: 'JWT expired',
          authMessage: 'token has invalid claims: token is expired',
        }
      : {
          code: 'PGRST301',
          message: 'No suitable key or wrong key type',
          authMessage: 'token signature is invalid: signature is invalid',
        };
  }
}

function rejection({ code, message, authMessage }: Problem, pathname: string): Response {
  if (pathname.startsWith('/auth/')) {
    const msg = `invalid JWT: unable to parse or verify signature, ${authMessage}`;
    return Response.json({ code: 403, error_code: 'bad_jwt', msg }, { status: 403 });
  }
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  return Response.json(
    { code, message, details: null, hint: null },
    { status: 401, headers: { 'WWW-Authenticate': challenge } },
  );
}

/**
 * lite takes some invalid tokens for no token at all: the request would run as a visitor's, and a
 * session that has ended would look like one without rights.
 * @returns a function that returns the response to a rejected request
 */
export function tokenGuard(jwtSecret: string) {
  return async (request: Request): Promise<Response | undefined> => {
    const token = bearerToken(request);
    const problem = token === undefined ? undefined : await problemOf(token, jwtSecret);
    return problem && rejection(problem, new URL(request.url).pathname);
  };
}
