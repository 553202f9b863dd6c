import { CalendarDate, endOfMonth, getDayOfWeek } from '@internationalized/date';
import { localeOf } from '@shop/shared-i18n';

/** A federal holiday of the United States, with its names as reasons of a closure. */
export interface Holiday {
  /** `2026-11-26` */
  day: string;
  reason: string;
  reason_es: string;
}

const MONDAY = 1;
const THURSDAY = 4;
const weekday = (date: CalendarDate) => getDayOfWeek(date, localeOf('en'));

function nth(number: number, wanted: number, year: number, month: number) {
  const first = new CalendarDate(year, month, 1);
  return first.add({ days: ((wanted - weekday(first) + 7) % 7) + 7 * (number - 1) });
}

function lastMonday(year: number, month: number) {
  const last = endOfMonth(new CalendarDate(year, month, 1));
  return last.subtract({ days: (weekday(last) - MONDAY + 7) % 7 });
}

/** Returns the eleven federal holidays of a year on their own days, in their order. */
export const usHolidays = (year: number): Holiday[] =>
  (
    [
      [new CalendarDate(year, 1, 1), 'New Year’s Day', 'Año Nuevo'],
      [nth(3, MONDAY, year, 1), 'Martin Luther King Jr. Day', 'Día de Martin Luther King Jr.'],
      [nth(3, MONDAY, year, 2), 'Presidents’ Day', 'Día de los Presidentes'],
      [lastMonday(year, 5), 'Memorial Day', 'Día de los Caídos'],
      [new CalendarDate(year, 6, 19), 'Juneteenth', 'Juneteenth'],
      [new CalendarDate(year, 7, 4), 'Independence Day', 'Día de la Independencia'],
      [nth(1, MONDAY, year, 9), 'Labor Day', 'Día del Trabajo'],
      [nth(2, MONDAY, year, 10), 'Columbus Day', 'Día de Cristóbal Colón'],
      [new CalendarDate(year, 11, 11), 'Veterans Day', 'Día de los Veteranos'],
      [nth(4, THURSDAY, year, 11), 'Thanksgiving Day', 'Día de Acción de Gracias'],
      [new CalendarDate(year, 12, 25), 'Christmas Day', 'Navidad'],
    ] as const
  ).map(([date, reason, reason_es]) => ({ day: date.toString(), reason, reason_es }));
