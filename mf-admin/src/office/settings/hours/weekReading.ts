import type { Weekday } from '@shop/shared-data/staff';
import type { Language } from '@shop/shared-i18n';
import { formatSpans, formatWeekdays } from '@shop/shared-ui';

interface ReadingLine {
  /** `Mon-Fri` */
  days: string;
  /** `8am-12pm, 1pm-8pm`; empty when closed. */
  hours: string;
}

/** The hours of a weekday as visitors read them; empty on a closed one. */
export const formatHours = (spans: Weekday['spans'], language: Language) =>
  formatSpans(
    spans.map(({ opens, closes }) => `${opens}-${closes}`),
    language,
  );

/** Returns the opening hours as visitors read them: weekdays with the same hours as one line. */
export function weekReading(week: readonly Weekday[], language: Language): ReadingLine[] {
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of week) {
    const hours = formatHours(day.spans, language);
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups.map(({ first, last, hours }) => ({
    days: formatWeekdays({ first: first.id, last: last.id }, language),
    hours,
  }));
}
