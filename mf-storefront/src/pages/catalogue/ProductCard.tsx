import { useLanguage } from '@shop/shared-i18n';
import { Badge, FallbackImage, Rating } from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { Truck } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import { isTire, itemPath } from '../../catalogue/itemPath';
import { type CatalogueProduct, productTexts } from '../../catalogue/product';
import fallbackPicture from '../../pictures/product-fallback.svg';
import { traitLabel } from './filterLabels';
import { formatCount } from './formatCount';
import styles from './ProductCard.module.css';
import { ProductDeal } from './ProductDeal';
import { ProductFacts } from './ProductFacts';

interface Props {
  product: CatalogueProduct;
  view: CatalogueQuery['view'];
  /** Whether the card is probably visible without scrolling. */
  eager: boolean;
}

/** A product's card. Memoized, because most cards don't change while a visitor types or filters. */
export const ProductCard = memo(function ProductCard({ product, view, eager }: Props) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const { brand, sku, rating, condition, freeShipping } = product;
  const { name, description } = productTexts(product, language);
  const badges = (condition === 'used' || freeShipping) && (
    <div className={styles.badges}>
      {condition === 'used' && (
        <Badge tone="dark">{traitLabel(condition, t, isTire(product) ? 'tires' : 'parts')}</Badge>
      )}
      {freeShipping && (
        <Badge tone="info" icon={<Truck />}>
          {t('card.freeShipping')}
        </Badge>
      )}
    </div>
  );

  return (
    <article className={`${styles.card} ${styles[view]}`}>
      <div className={styles.picture}>
        <FallbackImage
          // The picture of another product must not remain until this one has loaded.
          key={product.image}
          src={product.image}
          fallback={fallbackPicture}
          alt=""
          width={480}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
        />
        {view === 'grid' && badges}
      </div>
      <div className={styles.body}>
        {view === 'list' && badges}
        <p className={styles.kind}>
          {[brand, traitLabel(product.category, t)].filter(Boolean).join(' · ')}
        </p>
        <h3 className={styles.name}>
          <Link to={itemPath(product)}>{name}</Link>
        </h3>
        {sku && <p className={styles.sku}>{t('card.sku', { sku })}</p>}
        {rating && (
          <Rating
            value={rating.stars}
            reviews={rating.reviews}
            label={t('card.rating', {
              stars: rating.stars,
              reviews: formatCount(rating.reviews),
            })}
          />
        )}
        {description && <p className={styles.description}>{description}</p>}
        <ProductFacts product={product} />
      </div>
      <ProductDeal product={product} />
    </article>
  );
});
