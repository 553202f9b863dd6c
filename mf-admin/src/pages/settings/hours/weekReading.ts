import type { Weekday } from '@shop/shared-data/staff';
import { formatTime, type Language } from '@shop/shared-i18n';
import { formatWeekdays } from '@shop/shared-ui';

interface ReadingLine {
  /** `Mon-Fri` */
  days: string;
  /** `8:00 AM – 12:00 PM, 1:00 PM – 8:00 PM`; empty when closed. */
  hours: string;
}

/** Formats the spans of a weekday; empty without one. */
export const formatSpans = (spans: Weekday['spans'], language: Language) =>
  spans
    .map(({ opens, closes }) => `${formatTime(opens, language)} – ${formatTime(closes, language)}`)
    .join(', ');

/** Returns the opening hours as visitors read them: weekdays with the same hours as one line. */
export function weekReading(week: readonly Weekday[], language: Language): ReadingLine[] {
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of week) {
    const hours = formatSpans(day.spans, language);
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups.map(({ first, last, hours }) => ({
    days: formatWeekdays({ first: first.id, last: last.id }, language),
    hours,
  }));
}
