/**
 * Returns whether a day is in the shop's setting `closures`.
 * @param setting `2026-12-24, 2026-12-31..2027-01-02`
 * @param date `2026-12-25`
 * @returns false for every day of an empty setting
 */
export const isClosure = (setting: string, date: string) =>
  setting
    .split(',')
    .map((item) => item.trim().split('..'))
    // Days written this way compare as text.
    .some(([first = '', last = first]) => first !== '' && first <= date && date <= last);
