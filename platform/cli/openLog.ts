import { format } from 'node:util';
import type { RequestLog } from '../server/requestLog';
import { loadErrorHook } from './errorHook';

/** How long lines wait for others, so that no request waits for a write. */
const FLUSH_MS = 200;

/** Collects lines and writes them together after `FLUSH_MS`; the rest is written when the process exits. */
function createLines() {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length) process.stdout.write(lines.join(''));
    lines = [];
  };
  process.once('exit', flush);
  return (line: object) => {
    lines.push(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
    if (lines.length === 1) setTimeout(flush, FLUSH_MS).unref();
  };
}

/** The name and the places of an error. Its message may contain what somebody has typed. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? { error: error.name, at: error.stack?.match(/^ +at .+$/gm)?.slice(0, 5) }
    : { error: typeof error };

/**
 * Reads from the environment what the server reports: with LOG=json each request and each message of
 * this process is a line of JSON on its output; ERROR_HOOK names a module whose default export receives
 * errors.
 * @returns undefined where neither is set
 * @throws an Error of one sentence when a value is not valid
 */
export async function openLog({ LOG, ERROR_HOOK } = process.env): Promise<RequestLog | undefined> {
  if (LOG && LOG !== 'json') throw new Error(`LOG can only be json: ${LOG}`);
  const hook = ERROR_HOOK ? await loadErrorHook(ERROR_HOOK) : undefined;
  if (!LOG && !hook) return undefined;
  if (hook) process.on('uncaughtExceptionMonitor', (error) => hook(error, undefined));
  const ended: RequestLog['ended'] = async (failure) => hook?.(failure, undefined);
  if (!LOG) {
    return {
      ended,
      answered: () => {},
      failed(error, request) {
        console.error(error);
        hook?.(error, request);
      },
    };
  }
  const writeLine = createLines();
  for (const level of ['info', 'warn', 'error'] as const) {
    console[level] = (...values: unknown[]) =>
      writeLine({ level, message: format(...values).trim() });
  }
  return {
    ended,
    answered: (answer) => writeLine({ level: answer.status < 500 ? 'info' : 'error', ...answer }),
    failed(error, request) {
      writeLine({ level: 'error', ...request, ...describeError(error) });
      hook?.(error, request);
    },
  };
}
