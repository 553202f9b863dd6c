import type { PublishedProduct } from '@shop/shared-contract';
import { Badge, Rating } from '@shop/shared-ui';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { traitLabel } from './filterLabels';
import { formatCount } from './formatCount';
import styles from './ProductCard.module.css';
import { isTire } from './product';

interface Props {
  product: PublishedProduct;
}

export function ProductBadges({ product }: Props) {
  const { is_sample, condition, free_shipping } = product;
  const { t } = useTranslation('catalogue');
  const isUsed = condition === 'used';
  if (!is_sample && !isUsed && !free_shipping) return null;
  return (
    <div className={styles.badges}>
      {is_sample && <Badge tone="warning">{t('card.example')}</Badge>}
      {isUsed && (
        <Badge tone="dark">{traitLabel('used', t, isTire(product) ? 'tires' : 'parts')}</Badge>
      )}
      {free_shipping && (
        <Badge tone="info" icon={<Truck />}>
          {t('card.freeShipping')}
        </Badge>
      )}
    </div>
  );
}

export function ProductRating({ product: { rating, reviews = 0 } }: Props) {
  const { t } = useTranslation('catalogue');
  if (rating === undefined || reviews === 0) return null;
  const label = t('card.rating', { stars: rating, reviews: formatCount(reviews) });
  return <Rating value={rating} reviews={reviews} label={label} />;
}
