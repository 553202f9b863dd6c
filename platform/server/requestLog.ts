import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import type { ServerEnv } from './peerAddress';

/** No personal data: neither address, query, headers nor body. */
export interface LoggedRequest {
  /** The same as in the answer's `X-Request-Id`. */
  id: string;
  method: string;
  /** Without the query. */
  path: string;
}

export interface LoggedAnswer extends LoggedRequest {
  status: number;
  /** Milliseconds until the answer begins. */
  ms: number;
}

/** All functions must return at once. */
export interface RequestLog {
  answered(answer: LoggedAnswer): void;
  /** The client gets status 500. */
  failed(error: unknown, request: LoggedRequest): void;
}

const LONGEST_PATH = 200;

/** A long token in a path can be a secret. */
const withoutToken = (path: string) => path.replace(/[\w-]{20,}/g, '…').slice(0, LONGEST_PATH);

const requestOf = (context: Context<ServerEnv>): LoggedRequest => ({
  id: context.get('requestId') ?? '',
  method: context.req.method,
  path: withoutToken(context.req.path),
});

export function logRequests(log: Pick<RequestLog, 'answered'>): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const id = randomUUID();
    context.set('requestId', id);
    const began = performance.now();
    await next();
    context.header('X-Request-Id', id);
    const ms = Math.round(performance.now() - began);
    const request = requestOf(context);
    log.answered({ ...request, status: context.res.status, ms });
  };
}

export const logErrors =
  (log: Pick<RequestLog, 'failed'>): ErrorHandler<ServerEnv> =>
  (error, context) => {
    if ('getResponse' in error) return error.getResponse();
    log.failed(error, requestOf(context));
    return context.text('Internal Server Error', 500);
  };
