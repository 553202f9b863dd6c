import { type FullSlot, isClosure, type SlotTime, slotTimes } from '@shop/shared-data';
import { slotStart } from './slotStart';

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
 */
export function slotState(
  date: string | null,
  slot: SlotTime,
  { taken, closures }: ShopDays,
  now: Date,
): SlotState {
  if (date === null) return 'open';
  if (slotStart(date, slot) <= now) return 'past';
  if (isClosure(closures, date)) return 'closed';
  return taken.some((full) => full.day === date && full.slot === slot) ? 'full' : 'open';
}

/** Returns the state of a day: open with any open slot, otherwise the reason of its later slots. */
export function dayState(date: string, days: ShopDays, now: Date): SlotState {
  const states = slotTimes.map((slot) => slotState(date, slot, days, now));
  if (states.includes('open')) return 'open';
  return states.find((state) => state !== 'past') ?? 'past';
}
