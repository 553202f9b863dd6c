import { format } from 'node:util';
import { pino } from 'pino';
import type { RequestLog } from '../../platform/server/requestLog';
import { loadErrorHook } from './errorHook';

/** Milliseconds that lines wait for others, so that no request waits for a write. */
const FLUSH_MS = 200;

/** What waits while nothing reads the output, in bytes; lines after that are lost. */
const LONGEST_BACKLOG = 16 * 1024 * 1024;

/** The message of an error may contain what somebody has typed. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? { error: error.name, at: error.stack?.match(/^ +at .+$/gm)?.slice(0, 5) }
    : { error: typeof error };

function createLogger() {
  const logger = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    // Not `process.stdout`, which ends the process when the reader of a pipe has ended.
    pino.destination({ sync: false, minLength: 4096, maxLength: LONGEST_BACKLOG }),
  );
  setInterval(() => logger.flush(), FLUSH_MS).unref();
  return logger;
}

/**
 * With LOG=json each request and each message of this process is a line of JSON; ERROR_HOOK names a
 * module whose default export receives errors. Undefined where neither is set.
 * @throws an Error of one sentence when a value is not valid
 */
export async function openLog({ LOG, ERROR_HOOK } = process.env): Promise<RequestLog | undefined> {
  if (LOG && LOG !== 'json') throw new Error(`LOG can only be json: ${LOG}`);
  const hook = ERROR_HOOK ? await loadErrorHook(ERROR_HOOK) : undefined;
  if (!LOG && !hook) return undefined;
  if (hook) process.on('uncaughtExceptionMonitor', (error) => hook(error, undefined));
  if (!LOG) {
    return {
      answered: () => {},
      failed(error, request) {
        console.error(error);
        hook?.(error, request);
      },
    };
  }
  const logger = createLogger();
  for (const level of ['info', 'warn', 'error'] as const) {
    console[level] = (...values: unknown[]) => logger[level](format(...values).trim());
  }
  return {
    answered: (answer) => logger[answer.status < 500 ? 'info' : 'error'](answer),
    failed(error, request) {
      logger.error({ ...request, ...describeError(error) });
      hook?.(error, request);
    },
  };
}
