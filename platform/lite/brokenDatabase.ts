// EX_SOFTWARE of sysexits.h: tells a supervisor to start the process again.
const BROKEN_DATABASE_EXIT_CODE = 70;

/** True when PGlite itself failed, not a statement: a PANIC, or a trap or an abort of its WebAssembly. */
export function isBroken(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof WebAssembly.RuntimeError || error.name === 'ExitStatus') return true;
  if ('severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL'))
    return true;
  return /ERRORDATA_STACK_SIZE|Aborted\(/.test(error.message);
}

/** Exits at once: after such a failure PGlite's results are undefined, sometimes an empty success. */
export function stopProcess(error: Error): never {
  console.error(
    `The embedded database has failed and its process exits; start it again: ${error.message}`,
  );
  process.exit(BROKEN_DATABASE_EXIT_CODE);
}
