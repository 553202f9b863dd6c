import type { OpenSpans } from '@shop/shared-contract';
import { formatTime, type Language } from '@shop/shared-i18n';

/** `8:00 AM – 8:00 PM` for `08:00-20:00`, in Spanish `8:00 a.m. a 8:00 p.m.`. */
export const formatSpan = (span: string, language: Language) =>
  span
    .split('-')
    .map((time) => formatTime(time, language))
    .join(language === 'en' ? ' – ' : ' a ');

/** The opening hours of a day: `8:00 AM – 12:00 PM, 1:00 PM – 8:00 PM`; empty on a closed day. */
export const formatSpans = (spans: OpenSpans, language: Language) =>
  spans.map((span) => formatSpan(span, language)).join(', ');
