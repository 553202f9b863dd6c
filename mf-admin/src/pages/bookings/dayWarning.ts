import { parseDate } from '@internationalized/date';
import { isClosure, type Setting, shopFromSettings } from '@shop/shared-data';

/** Why a day is unusual for an appointment. Staff may choose it nevertheless. */
export type DayWarning = 'closed' | 'weekend' | 'far';

/**
 * Checks a day before an appointment is made for it.
 * @param day `2026-11-28`; empty while none is chosen
 * @param today the current day on the shop's calendar
 * @param settings rows of `settings`; a missing one has its built-in value
 * @returns the warning, or undefined for a usual day
 */
export function dayWarning(
  day: string,
  today: string,
  settings: readonly Pick<Setting, 'key' | 'value'>[],
): DayWarning | undefined {
  if (!day) return undefined;
  const date = parseDate(day);
  const weekday = date.toDate('UTC').getUTCDay();
  const { hours } = shopFromSettings([...settings]);
  const open = weekday === 0 ? hours?.sunday : weekday === 6 ? hours?.saturday : hours?.weekdays;
  const closures = settings.find(({ key }) => key === 'closures')?.value ?? '';
  if (!open || isClosure(closures, day)) return 'closed';
  if (weekday === 0 || weekday === 6) return 'weekend';
  // Probably a typing error in the year.
  return date.compare(parseDate(today).add({ years: 1 })) > 0 ? 'far' : undefined;
}
