import { isClosure, type SlotAvailability, seedSlots } from '@shop/shared-data';

/** Whether a slot is open, or why not: it has begun, the shop is closed, or every bay is taken. */
export type SlotState = 'open' | 'past' | 'closed' | 'full';

/**
 * What is known about the shop's days. It is empty until the backend has responded, so that a slow or
 * unavailable backend disables only the slots that have begun, weekends and published closures.
 */
export interface ShopDays {
  /** What the backend reported, in order. */
  slots: readonly SlotAvailability[];
  /** The setting `closures`, for days that the backend has not reported. */
  closures: string;
}

interface DaySlot {
  /** `09:00` */
  time: string;
  state: SlotState;
}

/** Returns the slots of a day that the backend has not reported: those of a new shop. */
export const usualSlots = (date: string): readonly string[] =>
  seedSlots[new Date(date).getUTCDay() || 7] ?? [];

const reportedState = ({ bays }: SlotAvailability): SlotState => {
  if (bays === null) return 'closed';
  return bays > 0 ? 'open' : 'full';
};

/**
 * Returns the slots of a day.
 * @param date the day in the shop's time zone; without one the slots of all days, which are open
 * @param clock what the shop's clock shows, see `shopClock`
 */
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
  const state = isClosure(days.closures, date) ? 'closed' : 'open';
  return usualSlots(date).map((time) => slotOf(time, state));
}

/**
 * Returns the state of a slot.
 * @param date the day in the shop's time zone; without one every slot is open
 * @param clock what the shop's clock shows, see `shopClock`
 * @returns `closed` for a time that is no slot of the day
 */
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

/**
 * Returns the state of a day.
 * @param clock what the shop's clock shows, see `shopClock`
 */
export function dayState(date: string, days: ShopDays, clock: string): DayState {
  const states = daySlots(date, days, clock).map(({ state }) => state);
  const left = states.filter((state) => state === 'open').length;
  if (left > 0) {
    const isReported = days.slots.some(({ day }) => day === date);
    return isReported ? { state: 'open', left } : { state: 'open' };
  }
  return { state: states.find((state) => state !== 'past') ?? states[0] ?? 'none' };
}

/**
 * Finds the first open slot that the backend has reported.
 * @param clock what the shop's clock shows, see `shopClock`
 * @returns the day and the time; undefined while none is known
 */
export function nextAvailable({ slots }: ShopDays, clock: string) {
  for (const row of slots) {
    const { day: date, slot } = row;
    if (slot && reportedState(row) === 'open' && `${date}T${slot}` > clock) return { date, slot };
  }
  return undefined;
}
