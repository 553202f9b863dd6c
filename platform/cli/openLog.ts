import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { z } from 'zod';
import type { LoggedRequest, RequestLog } from '../server/requestLog';

/** How long lines wait for others, so that no request waits for a write. */
const FLUSH_MS = 200;

/** What ERROR_HOOK exports by default: receives errors of the server, each with its request. */
type ErrorHook = (error: unknown, request: LoggedRequest | undefined) => unknown;

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

const hookSchema = z.object({
  default: z.custom<ErrorHook>((value) => typeof value === 'function'),
});

async function loadHook(file: string): Promise<ErrorHook> {
  const module: unknown = await import(pathToFileURL(path.resolve(file)).href).catch((cause) => {
    throw new Error(`ERROR_HOOK cannot be loaded (${cause.message}): ${file}`, { cause });
  });
  const { data } = hookSchema.safeParse(module);
  if (!data) throw new Error(`ERROR_HOOK exports no function by default: ${file}`);
  return data.default;
}

/** A hook that fails must not end the server. */
const protect =
  (hook: ErrorHook): ErrorHook =>
  async (error, request) => {
    try {
      await hook(error, request);
    } catch (failure) {
      console.error('ERROR_HOOK failed', failure);
    }
  };

/**
 * Reads from the environment what the server reports: with LOG=json each request and each message of
 * this process is a line of JSON on its output; ERROR_HOOK names a module whose default export receives
 * errors.
 * @returns undefined where neither is set
 * @throws an Error of one sentence when a value is not valid
 */
export async function openLog({ LOG, ERROR_HOOK } = process.env): Promise<RequestLog | undefined> {
  if (LOG && LOG !== 'json') throw new Error(`LOG can only be json: ${LOG}`);
  const hook = ERROR_HOOK ? protect(await loadHook(ERROR_HOOK)) : undefined;
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
  const writeLine = createLines();
  for (const level of ['info', 'warn', 'error'] as const) {
    console[level] = (...values: unknown[]) =>
      writeLine({ level, message: format(...values).trim() });
  }
  return {
    answered: (answer) => writeLine({ level: answer.status < 500 ? 'info' : 'error', ...answer }),
    failed(error, request) {
      writeLine({ level: 'error', ...request, ...describeError(error) });
      hook?.(error, request);
    },
  };
}
