import type { OpeningDays } from '@shop/shared-contract';
import { formatDay, type Language } from '@shop/shared-i18n';
import { formatSpans } from './formatSpan';

/** 2024-01-01 is a Monday. */
const dayOf = (weekday: number) => `2024-01-0${weekday}`;

/** `Monday`, `lunes`. 1 is Monday, 7 is Sunday. */
export const formatWeekday = (weekday: number, language: Language) =>
  formatDay(dayOf(weekday), language).split(',')[0] ?? '';

/** Weekdays in a row: `Mon-Fri`, `Sáb`. */
export const formatWeekdays = (
  { first, last }: Pick<OpeningDays, 'first' | 'last'>,
  language: Language,
) =>
  (first === last ? [first] : [first, last])
    .map((weekday) =>
      formatDay(dayOf(weekday), language, { weekday: 'short' }).replace(/./, (letter) =>
        letter.toUpperCase(),
      ),
    )
    .join('-');

/** The week in one line, without closed days: `Mon-Fri 8am-8pm, Sat 9am-5pm`, `Lun-Vie 8 a.m. a 8 p.m.`. */
export const formatWeek = (week: readonly OpeningDays[], language: Language) =>
  week
    .filter(({ spans }) => spans.length > 0)
    .map((days) => `${formatWeekdays(days, language)} ${formatSpans(days.spans, language)}`)
    .join(', ')
    .replaceAll(':00', '');
