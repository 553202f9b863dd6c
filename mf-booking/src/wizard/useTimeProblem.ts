import { shopClock } from '@shop/shared-contract';
import { type SlotState, slotState, usualSlots } from '../rules/slotStates';
import type { Availability } from '../times/useAvailability';
import { useVisitorNow } from '../times/useVisitorNow';
import { type Moment, useDraft } from './draft';

/**
 * Why the chosen time cannot be booked: its day has passed since, or the steps with the free times do not show that it
 * is taken. Undefined while none is known.
 */
export function useTimeProblem(
  availability: Availability,
): { time: Moment; state: Exclude<SlotState, 'open'> } | undefined {
  const { step, date, slot, timeFirst, gone } = useDraft();
  const clock = shopClock(useVisitorNow());
  if (gone) return { time: gone, state: 'past' };
  const isHidden = step === 4 || (step === 1 && timeFirst);
  if (!isHidden || !date || !slot) return undefined;
  const state = slotState(date, slot, availability, clock);
  const isKnown = availability.slots.some(({ day }) => day === date);
  // Whether it is a slot is not known yet.
  if (state === 'closed' && !isKnown && !usualSlots(date).includes(slot)) return undefined;
  return state === 'open' ? undefined : { time: { date, slot }, state };
}
