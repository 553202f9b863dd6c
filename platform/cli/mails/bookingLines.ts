import type { Language } from '@shop/site/languages';
import { formatDay, formatTime } from '../../../shared-i18n/src/formats';
import type { BookingFacts } from './facts';

/** Day and time on the shop's clock: `Monday, March 9, 2026, 10:00 AM`; empty for a request without them. */
export const whenOf = ({ date, slot }: BookingFacts, language: Language) =>
  [date && formatDay(date, language), slot && formatTime(slot, language)]
    .filter(Boolean)
    .join(', ');

/** The services of a visit in one line. */
export const servicesOf = ({ services }: BookingFacts, language: Language) =>
  services.map((service) => service[language]).join(' + ');
