import { shopDay } from '@shop/shared-contract';

/** How many milliseconds the server's clock is ahead of this computer's. */
let ahead = 0;
const listeners = new Set<() => void>();

/** The present in milliseconds since 1970, by the server's clock; by the computer's until the server has answered. */
export const shopNow = (): number => Date.now() + ahead;

/** The shop's present day, `2026-11-23`. */
export const shopToday = (): string => shopDay(new Date(shopNow()));

/** How many milliseconds the computer's clock is ahead of the server's; negative when it is behind. */
export const clockError = (): number => 0 - ahead;

/** Calls `onChange` when the server's clock becomes known, or the computer's is set. Returns a function that stops it. */
export function watchClock(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** An answer that took longer says too little about the time. */
const SLOWEST_MS = 10_000;
/** Two clocks that differ by less are the same. */
const TOLERANCE_MS = 2_000;

/**
 * Compares the computer's clock with the server's.
 * @param server the instant at which the server answered, in ISO format
 * @param sent when the request was sent, in milliseconds of the computer's clock
 */
export function setServerTime(server: string, sent: number): void {
  const received = Date.now();
  if (received < sent || received - sent > SLOWEST_MS) return;
  const measured = Date.parse(server) - (sent + received) / 2;
  const next = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
  if (Math.abs(next - ahead) < TOLERANCE_MS) return;
  ahead = next;
  for (const listener of listeners) listener();
}
