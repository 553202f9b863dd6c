import { parseDate } from '@internationalized/date';
import type { Closure } from '@shop/shared-data/staff';
import { closuresOn } from '../../../shop/times/closuresOn';
import { type Holiday, usHolidays } from './usHolidays';

/** The holidays of the next twelve months that no closure of whole days contains. */
export function suggestedHolidays(today: string, closures: readonly Closure[]): Holiday[] {
  const { year } = parseDate(today);
  const end = parseDate(today).add({ years: 1 }).toString();
  return [...usHolidays(year), ...usHolidays(year + 1)].filter(
    ({ day }) =>
      today <= day &&
      day < end &&
      !closuresOn(closures, day).some((closure) => closure.closes === null),
  );
}
