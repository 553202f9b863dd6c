import { writeSync } from 'node:fs';

/** EX_SOFTWARE of sysexits.h: tells a supervisor to start the process again. */
export const BROKEN_DATABASE_EXIT_CODE = 70;

const STDERR = 2;

/** True when PGlite itself failed, not a statement: a PANIC, or a trap or an abort of its WebAssembly. */
export function isBroken(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof WebAssembly.RuntimeError || error.name === 'ExitStatus') return true;
  if ('severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL'))
    return true;
  return /ERRORDATA_STACK_SIZE|Aborted\(/.test(error.message);
}

/** Logs why the process exits. Console output of a worker would be lost: the main thread writes it later. */
export function logFailure(reason: string) {
  writeSync(
    STDERR,
    `The embedded database has failed and its process exits; start it again: ${reason}\n`,
  );
}

/**
 * Exits at once: after such a failure PGlite's results are undefined, sometimes an empty success. In a
 * worker only its thread exits; the main thread then ends the process (`startBackendWorker`).
 */
export function stopProcess(error: Error): never {
  logFailure(error.message);
  process.exit(BROKEN_DATABASE_EXIT_CODE);
}
