import type { PublishedProduct } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import { useLanguage } from '@shop/shared-i18n';
import { FallbackImage, VisuallyHidden } from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import fallbackPicture from '../pictures/product-fallback.svg';
import type { CatalogueQuery } from './catalogueQuery';
import { traitLabel } from './filterLabels';
import styles from './ProductCard.module.css';
import { ProductActions, ProductPrice } from './ProductDeal';
import { ProductFacts } from './ProductFacts';
import { ProductBadges, ProductRating } from './ProductMarks';
import { pictureSizes } from './pictureSizes';
import { markingOf, productLanguages, productTexts } from './product';

const PICTURE_WIDTHS = {
  grid: '(max-width: 22rem) 100vw, (max-width: 40rem) 50vw, 20rem',
  list: '12rem',
};

interface Props {
  product: PublishedProduct;
  view: CatalogueQuery['view'];
  /** Whether the card is probably visible without scrolling. */
  eager: boolean;
}

/**
 * A product's card: what it is, whether it fits, what it costs and the way to it come first. Memoized, because most cards don't
 * change while a visitor types or filters.
 */
export const ProductCard = memo(function ProductCard({ product, view, eager }: Props) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const { brand, sku, image_url } = product;
  const { name, description } = productTexts(product, language);
  const lang = productLanguages(product, language);
  const size = markingOf(product);

  return (
    <article className={`${styles.card} ${styles[view]}`}>
      <div className={styles.picture}>
        <FallbackImage
          // The picture of another product must not remain until this one has loaded.
          key={image_url}
          src={image_url}
          {...pictureSizes(product, image_url, PICTURE_WIDTHS[view])}
          fallback={fallbackPicture}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
        />
        {view === 'grid' && <ProductBadges product={product} />}
      </div>
      <div className={styles.head}>
        {view === 'list' && <ProductBadges product={product} />}
        <p className={styles.kind}>
          {[brand, traitLabel(product.category, t)].filter(Boolean).join(' · ')}
        </p>
        <h3 className={styles.name}>
          <Link to={productPath(product)} lang={lang.name}>
            {name}
          </Link>
        </h3>
        {size && (
          <p className={styles.size}>
            <VisuallyHidden>{`${t('card.specs.size')} `}</VisuallyHidden>
            <span>{size}</span>
          </p>
        )}
      </div>
      <div className={styles.price}>
        <ProductPrice product={product} />
      </div>
      <div className={styles.actions}>
        <ProductActions product={product} />
      </div>
      <div className={styles.details}>
        <ProductRating product={product} />
        <ProductFacts product={product} withSize={false} />
        <p className={styles.description} lang={lang.description}>
          {description}
        </p>
        {sku && <p className={styles.sku}>{t('card.sku', { sku })}</p>}
      </div>
    </article>
  );
});
