import { type FullSlot, isClosure, type SlotTime, slotTimes } from '@shop/shared-data';

/** Whether a slot is open, or why not: it has begun, the shop is closed, or every bay is taken. */
export type SlotState = 'open' | 'past' | 'closed' | 'full';

/**
 * What is known about the shop's days. It is empty until the backend has responded, so that a slow or
 * unavailable backend disables only the slots that have begun.
 */
export interface ShopDays {
  taken: readonly FullSlot[];
  /** The setting `closures`. */
  closures: string;
}

/**
 * Returns the state of a slot.
 * @param date the day in the shop's time zone; without one every slot is open
 * @param clock what the shop's clock shows, see `shopClock`
 */
export function slotState(
  date: string | null,
  slot: SlotTime,
  { taken, closures }: ShopDays,
  clock: string,
): SlotState {
  if (date === null) return 'open';
  if (`${date}T${slot}` <= clock) return 'past';
  if (isClosure(closures, date)) return 'closed';
  return taken.some((full) => full.day === date && full.slot === slot) ? 'full' : 'open';
}

/**
 * Returns the state of a day: open with any open slot, otherwise the reason of its later slots.
 * @param clock what the shop's clock shows, see `shopClock`
 */
export function dayState(date: string, days: ShopDays, clock: string): SlotState {
  const states = slotTimes.map((slot) => slotState(date, slot, days, clock));
  if (states.includes('open')) return 'open';
  return states.find((state) => state !== 'past') ?? 'past';
}
