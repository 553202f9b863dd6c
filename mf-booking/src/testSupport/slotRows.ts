import { dayAfter } from '@shop/shared-contract';
import type { SlotAvailability } from '@shop/shared-data';

const SLOTS = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];

/**
 * Returns the response to a request for free times: the slots of a new shop, with two free bays each.
 * @param from first day, `2026-11-23`
 * @param to last day
 * @param bays replaces the number of free bays of days and slots: `2026-11-23` or `2026-11-23T09:00`
 */
export function slotRows(
  from: string,
  to: string,
  bays: Record<string, number | null> = {},
): SlotAvailability[] {
  const rows: SlotAvailability[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const isWeekend = new Date(day).getUTCDay() % 6 === 0;
    if (isWeekend) rows.push({ day, slot: null, bays: null });
    else {
      for (const slot of SLOTS) {
        const changed = [bays[`${day}T${slot}`], bays[day]].find((value) => value !== undefined);
        rows.push({ day, slot, bays: changed === undefined ? 2 : changed });
      }
    }
  }
  return rows;
}
