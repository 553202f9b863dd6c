import { parseDate } from '@internationalized/date';

/** While a year is being typed, a date field reads 0002, 0020 and 0202: these are outside. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** Parses `2026-11-23`; undefined when it does not exist or is not between FIRST_DAY and LAST_DAY. */
export function parseDay(text: string | null): string | undefined {
  try {
    const day = parseDate(text ?? '').toString();
    // Days in this format are ordered like texts.
    return FIRST_DAY <= day && day <= LAST_DAY ? day : undefined;
  } catch {
    return undefined;
  }
}
