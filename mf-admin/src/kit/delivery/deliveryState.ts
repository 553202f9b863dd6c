import type { WorkState } from '@shop/shared-data/staff';

/** What waits longer than this is late, also where a schedule runs every five minutes. */
const LATE_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Whether something has waited for too long at a time by the same clock. */
export const isLate = (waits: string | null, now: string) =>
  waits !== null && Date.parse(now) - Date.parse(waits) > LATE_MS;

/** Whether a work that asks every few minutes has not been seen for too long. */
export const isSilent = (seen: string | null, now: string) => seen === null || isLate(seen, now);

/**
 * What becomes of messages: `sent`; `stuck`, when those that are due do not go out; `kept` on the machine of a trial;
 * `off`, when nothing has delivered them for a day.
 */
export type DeliveryState = 'sent' | 'stuck' | 'kept' | 'off';

export function deliveryState({
  now,
  messages: { seen, waits, keeps },
}: Pick<WorkState, 'now' | 'messages'>): DeliveryState {
  const isOff = seen === null || Date.parse(now) - Date.parse(seen) >= DAY_MS;
  // Where it worked before, what waits says since when it does not.
  if (isOff) return seen !== null && isLate(waits, now) ? 'stuck' : 'off';
  if (keeps) return 'kept';
  return isLate(waits, now) ? 'stuck' : 'sent';
}
