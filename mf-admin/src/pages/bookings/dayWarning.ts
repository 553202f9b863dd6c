import { parseDate } from '@internationalized/date';
import { isClosure, type Setting, shopFromSettings } from '@shop/shared-data';

/** What speaks against a day that staff may choose all the same. */
export type DayWarning = 'closed' | 'weekend' | 'far';

/**
 * What to think of before an appointment is made for a day.
 * @param day `2026-11-28`, or nothing
 * @param today the shop's
 * @param settings rows of `settings`; what is missing counts as built in
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
  // Rather a slip of the finger in the year.
  return date.compare(parseDate(today).add({ years: 1 })) > 0 ? 'far' : undefined;
}
