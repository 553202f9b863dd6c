import type { WeekdayInput } from '@shop/shared-data/staff';

/**
 * Adds opening hours to a day: the usual ones to a closed day, otherwise a break at noon, which divides
 * the last span; or an empty span when noon is not within it.
 */
export function addSpan(spans: WeekdayInput['spans']): WeekdayInput['spans'] {
  const last = spans.at(-1);
  if (!last) return [{ opens: '08:00', closes: '17:00' }];
  if (!(last.opens < '12:00' && last.closes > '13:00')) {
    return [...spans, { opens: '', closes: '' }];
  }
  return [
    ...spans.slice(0, -1),
    { opens: last.opens, closes: '12:00' },
    { opens: '13:00', closes: last.closes },
  ];
}
