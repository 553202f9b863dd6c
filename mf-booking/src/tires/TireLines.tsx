import type { BookedTires } from '@shop/shared-data';
import { formatPrice, useLanguage, useTranslate } from '@shop/shared-i18n';
import { bookingLocales } from '../locales/bookingLocales';

/** Each kind of tires of a visit, with what they cost installed. */
export function TireLines({ tires }: { tires: readonly BookedTires[] }) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  return tires.map(({ name, count, installed }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: products may share a name, and the lines stay where they are
    <div key={index}>
      {`${count} × ${name}, ${t('tires.installed', { price: formatPrice(installed, language) })}`}
    </div>
  ));
}
