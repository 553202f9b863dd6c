import { slotStart, timeSlots } from './timeSlots';

/** Why a slot can't be had: its time is over, or every bay is taken or the shop closed. */
export type SlotState = 'open' | 'past' | 'full';

/** A slot that the shop can't take, as the database tells it. */
export interface TakenSlot {
  day: string;
  slot: string;
}

/**
 * Whether a slot can be chosen.
 * @param taken what the database said; an empty list while it has said nothing, so that a slow or
 * silent backend disables no more than the clock does
 */
export function slotState(
  date: string,
  slot: string,
  taken: readonly TakenSlot[],
  now: Date,
): SlotState {
  if (slotStart(date, slot) <= now) return 'past';
  return taken.some((one) => one.day === date && one.slot === slot) ? 'full' : 'open';
}

/** Whether nothing is left of a day. */
export const isDayGone = (date: string, taken: readonly TakenSlot[], now: Date) =>
  timeSlots.every((slot) => slotState(date, slot, taken, now) !== 'open');
