/** Whether a day is in the setting `closures`: `2026-12-24, 2026-12-31..2027-01-02`. */
export const isClosure = (setting: string, date: string) =>
  setting
    .split(',')
    .map((item) => item.trim().split('..'))
    .some(([first = '', last = first]) => first !== '' && first <= date && date <= last);
