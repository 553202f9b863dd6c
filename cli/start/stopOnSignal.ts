/** A terminal signals the whole process group, and npm and setup.mjs forward each signal once more. */
const SAME_KEY_PRESS_MS = 1_500;

/**
 * A later second Ctrl+C ends the process at once. SIGTERM is sent by programs, some of them repeatedly: it never does.
 * @returns whether the stop has begun: errors from then on are expected
 */
export function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let signalledAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (signalledAt !== undefined) {
      const isLater = Date.now() - signalledAt > SAME_KEY_PRESS_MS;
      if (signal === 'SIGINT' && isLater) process.exit(130);
      return;
    }
    signalledAt = Date.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  // Not `once`: the default for a second signal is to kill at once, and the data stays locked.
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return () => signalledAt !== undefined;
}
