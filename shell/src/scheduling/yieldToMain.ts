/** Lets the browser paint and react to input before the work that follows. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
