import type { Language } from '@shop/shared-site/languages';
import { formatDay, formatPrice, formatTime } from '../../shared-i18n/src/formats';
import type { OutboxBookingFacts } from './facts';
import { fill, mailLocales } from './locales';

/** `Monday, March 9, 2026, 10:00 AM`; empty for a request without day and time. */
export const whenOf = ({ date, slot }: OutboxBookingFacts, language: Language) =>
  [date && formatDay(date, language), slot && formatTime(slot, language)]
    .filter(Boolean)
    .join(', ');

/** A request may name a time that it does not hold. */
export function whenRow(
  facts: OutboxBookingFacts,
  language: Language,
): [label: string, value: string] {
  const t = mailLocales[language].facts;
  return [facts.starts_at ? t.when : t.requested, whenOf(facts, language)];
}

export const servicesOf = ({ services }: OutboxBookingFacts, language: Language) =>
  services.map((service) => service[language]).join(' + ');

/** `$45.00`; empty where the shop has named no price. */
export const totalOf = ({ total }: OutboxBookingFacts) => (total ? formatPrice(total) : '');

/** `4 × CrossClimate2 225/65R17 ($565.28 installed)` */
export const tiresOf = ({ tires }: OutboxBookingFacts, language: Language) =>
  tires
    .map(({ name, count, installed }) => {
      const price = formatPrice(installed);
      return `${count} × ${name} (${fill(mailLocales[language].installed, { price })})`;
    })
    .join(', ');
