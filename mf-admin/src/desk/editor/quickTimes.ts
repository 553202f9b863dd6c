import type { StartTime } from '@shop/shared-data/staff';

/** As many as fit beside each other. */
const MOST = 9;

/** The first free time of each hour that is left, in the bay if one is chosen. */
export function quickTimes(times: readonly StartTime[], bay: number | undefined): string[] {
  const free = times.filter(
    ({ is_past, bays }) =>
      !is_past && bays !== null && (bay === undefined ? bays.length > 0 : bays.includes(bay)),
  );
  const hourOf = (slot: string) => slot.slice(0, 2);
  return free
    .map(({ slot }) => slot)
    .filter((slot, index, slots) => hourOf(slot) !== hourOf(slots[index - 1] ?? ''))
    .slice(0, MOST);
}
