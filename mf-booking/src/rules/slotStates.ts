import { type SpecialDays, weekdayOf } from '@shop/shared-contract';
import { type SlotAvailability, seedSlots } from '@shop/shared-data';

export type SlotState = 'open' | 'past' | 'closed' | 'full';

/**
 * Empty until the backend has responded: a slow backend disables only past slots, weekends and published closures.
 */
export interface ShopDays {
  slots: readonly SlotAvailability[];
  /** Published, for days that the backend has not reported. */
  specialDays: readonly Omit<SpecialDays, 'reason'>[];
}

interface DaySlot {
  time: string;
  state: SlotState;
}

/** Returns the slots of a day that the backend has not reported: those of a new shop. */
export const usualSlots = (date: string): readonly string[] => seedSlots[weekdayOf(date)] ?? [];

const reportedState = ({ bays }: SlotAvailability): SlotState => {
  if (bays === null) return 'closed';
  return bays > 0 ? 'open' : 'full';
};

/** Without a date, the slots of all days, which are open. `clock` is the shop's, see `shopClock`. */
export function daySlots(date: string | null, days: ShopDays, clock: string): DaySlot[] {
  if (date === null) {
    const times = days.slots.flatMap(({ slot }) => slot ?? []).sort();
    const all = times.length > 0 ? times : Object.values(seedSlots).flat().sort();
    return Array.from(new Set(all), (time) => ({ time, state: 'open' }));
  }
  const slotOf = (time: string, state: SlotState): DaySlot => ({
    time,
    state: `${date}T${time}` <= clock ? 'past' : state,
  });
  const reported = days.slots.filter(({ day }) => day === date);
  if (reported.length > 0) {
    return reported.flatMap((row) => (row.slot ? slotOf(row.slot, reportedState(row)) : []));
  }
  const isClosed = days.specialDays.some(
    ({ first, last, spans }) => spans.length === 0 && first <= date && date <= last,
  );
  const state = isClosed ? 'closed' : 'open';
  return usualSlots(date).map((time) => slotOf(time, state));
}

/** `closed` for a time that is no slot of the day. Without a date every slot is open. */
export const slotState = (
  date: string | null,
  slot: string,
  days: ShopDays,
  clock: string,
): SlotState => daySlots(date, days, clock).find(({ time }) => time === slot)?.state ?? 'closed';

export interface DayState {
  /** Open with any open slot, otherwise the reason of its later slots; `none` without slots. */
  state: SlotState | 'none';
  /** The number of open slots, where the backend has reported them. */
  left?: number;
}

export function dayState(date: string, days: ShopDays, clock: string): DayState {
  const states = daySlots(date, days, clock).map(({ state }) => state);
  const left = states.filter((state) => state === 'open').length;
  if (left > 0) {
    const isReported = days.slots.some(({ day }) => day === date);
    return isReported ? { state: 'open', left } : { state: 'open' };
  }
  return { state: states.find((state) => state !== 'past') ?? states[0] ?? 'none' };
}

/** Undefined while the backend has reported none. */
export function nextAvailable({ slots }: ShopDays, clock: string) {
  for (const row of slots) {
    const { day: date, slot } = row;
    if (slot && reportedState(row) === 'open' && `${date}T${slot}` > clock) return { date, slot };
  }
  return undefined;
}
