import { type FullSlot, type SlotTime, slotTimes } from '@shop/shared-data';
import { slotStart } from './slotStart';

/** Why a slot can't be had: its time is over, or the shop has no bay for it. */
export type SlotState = 'open' | 'past' | 'full';

/**
 * Whether a slot can be chosen.
 * @param date day on the shop's calendar; without one no slot is refused
 * @param taken what the database said; an empty list while it has said nothing, so that a slow or
 * silent backend disables no more than the clock does
 */
export function slotState(
  date: string | null,
  slot: SlotTime,
  taken: readonly FullSlot[],
  now: Date,
): SlotState {
  if (date === null) return 'open';
  if (slotStart(date, slot) <= now) return 'past';
  return taken.some((one) => one.day === date && one.slot === slot) ? 'full' : 'open';
}

/** Whether anything is left of a day: `over` by the clock alone, `full` by what was taken. */
export function dayState(
  date: string,
  taken: readonly FullSlot[],
  now: Date,
): 'open' | 'over' | 'full' {
  const states = slotTimes.map((slot) => slotState(date, slot, taken, now));
  if (states.includes('open')) return 'open';
  return states.includes('full') ? 'full' : 'over';
}
