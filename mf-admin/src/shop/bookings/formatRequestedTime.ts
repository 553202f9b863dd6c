import type { Booking } from '@shop/shared-data/staff';
import { formatDay, formatTime, type Language } from '@shop/shared-i18n';

/** The day and time that a customer requested, as far as chosen; empty when neither was. */
export function formatRequestedTime(
  { requested_date, requested_slot }: Booking,
  language: Language,
) {
  return [
    requested_date && formatDay(requested_date, language, { dateStyle: 'medium' }),
    requested_slot && formatTime(requested_slot, language),
  ]
    .filter(Boolean)
    .join(', ');
}
