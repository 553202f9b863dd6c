import type { BookedTires } from '@shop/shared-data';
import { formatPrice } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

export function TireLines({ tires }: { tires: readonly BookedTires[] }) {
  const { t } = useTranslation('booking');
  return tires.map(({ name, count, installed }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: products may share a name, and the lines stay where they are
    <div key={index}>
      {`${count} × ${name}, ${t('tires.installed', { price: formatPrice(installed) })}`}
    </div>
  ));
}
