import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds from each interaction to the next paint. */
    nextPaints: number[];
  }
}

/** The shortest duration that browsers report; a shorter one is no entry at all. */
const SHORTEST_MS = 16;

/** Runs in the page before its scripts, and fills `nextPaints`. */
export function interactionProbe() {
  window.nextPaints = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) window.nextPaints.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // The first one is reported however short it is.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.nextPaints.push(duration);
  }).observe({ type: 'first-input', buffered: true });
}

/** Long enough after an input for its paint, and for the browser to report it. */
export const AFTERMATH_MS = 800;

/** Milliseconds from the input that was just sent to its paint. */
export async function longestSince(page: Page): Promise<number> {
  await page.waitForTimeout(AFTERMATH_MS);
  return page.evaluate((shortest) => Math.max(shortest, ...window.nextPaints), SHORTEST_MS);
}
