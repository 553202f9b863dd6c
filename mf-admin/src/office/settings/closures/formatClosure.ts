import type { Closure } from '@shop/shared-data/staff';
import { formatDay, formatTime, type Language } from '@shop/shared-i18n';

/** Formats the days of a closure: `Thu, Dec 24, 2026 – Sat, Dec 26, 2026`. */
export function formatDays({ first_day, last_day }: Closure, language: Language) {
  const format = (day: string) =>
    formatDay(day, language, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });
  return first_day === last_day ? format(first_day) : `${format(first_day)} – ${format(last_day)}`;
}

/** Formats the closed hours of a closure; empty for whole days. */
export const formatClosedHours = ({ closes, reopens }: Closure, language: Language) =>
  closes !== null && reopens !== null
    ? `${formatTime(closes, language)} – ${formatTime(reopens, language)}`
    : '';

/** The reason in the language; in the other one where it has only that; empty without one. */
export const closureReason = ({ reason, reason_es }: Closure, language: Language) =>
  language === 'es' ? reason_es || reason : reason || reason_es;
