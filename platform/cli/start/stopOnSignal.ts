/** A terminal signals the whole process group, and npm and setup.mjs hand each signal on once more. */
const SAME_KEY_PRESS_MS = 1_500;

/**
 * Ends the process in order when it is told to; whoever presses Ctrl+C again later forces it.
 * @param stop closes what is open
 * @returns whether the end has begun: what fails from then on is no news
 */
export function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let toldAt: number | undefined;
  const told = () => {
    if (toldAt !== undefined) {
      if (Date.now() - toldAt > SAME_KEY_PRESS_MS) process.exit(130);
      return;
    }
    toldAt = Date.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  // Not `once`: the default for a second signal is to kill at once, and the data stays locked.
  process.on('SIGINT', told).on('SIGTERM', told);
  return () => toldAt !== undefined;
}
