import type { Product } from '@shop/shared-data';
import type { HeldTires } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { bookingAddress } from '../bookings/bookingAddress';
import { formatShopMoment } from '../times/shopTime';

interface Props {
  product: Pick<Product, 'quantity' | 'promised'>;
  /** What bookings hold of the product; empty while it is loading. */
  held: readonly HeldTires[] | undefined;
}

/** Continues `4 here` with whom they are promised to: `, promised to Tire Tom, 4:00 PM`. */
export function TirePromises({ product: { quantity, promised }, held = [] }: Props) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  if (held.length === 0) {
    return promised > 0 ? <span>{`, ${t('stock.promised', { count: promised })}`}</span> : null;
  }
  return held.map(({ booking, count, holder }) => {
    const { reference, name, forgotten_at, starts_at } = holder;
    const who = [
      forgotten_at ? t('stock.forgotten') : name,
      starts_at && formatShopMoment(starts_at, language),
    ];
    return (
      <span key={booking}>
        <span>
          {`, ${t(count === quantity ? 'stock.allPromisedTo' : 'stock.promisedTo', { count })} `}
        </span>
        <TextLink to={bookingAddress(reference)}>{who.filter(Boolean).join(', ')}</TextLink>
      </span>
    );
  });
}
