import { formatDay, type Language } from '@shop/shared-i18n';

/**
 * Names a weekday.
 * @param id 1 is Monday, 7 is Sunday
 * @param length `short` for `Mon`
 */
export const weekdayName = (id: number, language: Language, length: 'long' | 'short') =>
  // 4 January 2027 is a Monday.
  formatDay(`2027-01-${String(id + 3).padStart(2, '0')}`, language, { weekday: length });
