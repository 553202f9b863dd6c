import { parentPort } from 'node:worker_threads';
import type { FromWorker } from './workerMessages';

/** EX_SOFTWARE of sysexits.h. */
export const BROKEN_DATABASE_EXIT_CODE = 70;

/** True when PGlite itself failed, not a statement: a PANIC, or a trap or an abort of its WebAssembly. */
export function isBroken(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof WebAssembly.RuntimeError || error.name === 'ExitStatus') return true;
  if ('severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL'))
    return true;
  return /ERRORDATA_STACK_SIZE|Aborted\(/.test(error.message);
}

export const failureOf = (reason: string) =>
  new Error(`The embedded database has failed and its process exits; start it again: ${reason}`);

/**
 * After such a failure PGlite's results are undefined, sometimes an empty success. In a worker only its
 * thread exits; the main thread then reports the failure and ends the process.
 */
export function stopProcess({ message }: Error): never {
  if (parentPort) parentPort.postMessage({ failure: message } satisfies FromWorker);
  else console.error(failureOf(message).message);
  process.exit(BROKEN_DATABASE_EXIT_CODE);
}
