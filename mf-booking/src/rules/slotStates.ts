import { type FullSlot, isClosure, type SlotTime, slotTimes } from '@shop/shared-data';
import { slotStart } from './slotStart';

/** Why a slot can't be had: its time is over, the shop is closed, or every bay is taken. */
export type SlotState = 'open' | 'past' | 'closed' | 'full';

/**
 * What the database said about the shop's days; empty while it has said nothing, so that a slow or
 * silent backend disables no more than the clock does.
 */
export interface ShopDays {
  taken: readonly FullSlot[];
  /** The setting `closures`. */
  closures: string;
}

/**
 * Whether a slot can be chosen.
 * @param date day on the shop's calendar; without one no slot is refused
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
  return taken.some((one) => one.day === date && one.slot === slot) ? 'full' : 'open';
}

/** Whether anything is left of a day, and if not, why: what came last counts. */
export function dayState(date: string, days: ShopDays, now: Date): SlotState {
  const states = slotTimes.map((slot) => slotState(date, slot, days, now));
  if (states.includes('open')) return 'open';
  return states.find((state) => state !== 'past') ?? 'past';
}
