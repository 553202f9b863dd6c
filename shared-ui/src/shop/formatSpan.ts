import { type OpenSpans, timesOfSpan } from '@shop/shared-contract';
import { formatTime, type Language } from '@shop/shared-i18n';

/** `8am`, `8:30am`: as signs at doors have them, and as the specification has them. */
const asOnSigns = (time: string) =>
  formatTime(time, 'en').replace(':00', '').replace(/\s/, '').toLowerCase();

/** Opening hours, `08:00-20:00`: `8am-8pm`, in Spanish `8:00 a.m. a 8:00 p.m.`. */
export function formatSpan(span: string, language: Language): string {
  const times = timesOfSpan(span);
  return language === 'en'
    ? times.map(asOnSigns).join('-')
    : times.map((time) => formatTime(time, language)).join(' a ');
}

/** The opening hours of a day: `8am-12pm, 1pm-8pm`; empty on a closed day. */
export const formatSpans = (spans: OpenSpans, language: Language) =>
  spans.map((span) => formatSpan(span, language)).join(', ');
