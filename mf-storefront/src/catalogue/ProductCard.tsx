import type { PublishedProduct } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import { useLanguage } from '@shop/shared-i18n';
import { FallbackImage } from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import fallbackPicture from '../pictures/product-fallback.svg';
import type { CatalogueQuery } from './catalogueQuery';
import { traitLabel } from './filterLabels';
import styles from './ProductCard.module.css';
import { ProductDeal } from './ProductDeal';
import { ProductFacts } from './ProductFacts';
import { ProductBadges, ProductRating } from './ProductMarks';
import { pictureSizes } from './pictureSizes';
import { productLanguages, productTexts } from './product';

interface Props {
  product: PublishedProduct;
  view: CatalogueQuery['view'];
  /** Whether the card is probably visible without scrolling. */
  eager: boolean;
}

/** A product's card. Memoized, because most cards don't change while a visitor types or filters. */
export const ProductCard = memo(function ProductCard({ product, view, eager }: Props) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const { brand, sku, image_url } = product;
  const { name, description } = productTexts(product, language);
  const lang = productLanguages(product, language);

  return (
    <article className={`${styles.card} ${styles[view]}`}>
      <div className={styles.picture}>
        <FallbackImage
          // The picture of another product must not remain until this one has loaded.
          key={image_url}
          src={image_url}
          {...pictureSizes(
            product,
            image_url,
            view === 'grid' ? '(max-width: 36rem) 100vw, 20rem' : '10rem',
          )}
          fallback={fallbackPicture}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
        />
        {view === 'grid' && <ProductBadges product={product} />}
      </div>
      <div className={styles.body}>
        {view === 'list' && <ProductBadges product={product} />}
        <p className={styles.kind}>
          {[brand, traitLabel(product.category, t)].filter(Boolean).join(' · ')}
        </p>
        <h3 className={styles.name}>
          <Link to={productPath(product)} lang={lang.name}>
            {name}
          </Link>
        </h3>
        {sku && <p className={styles.sku}>{t('card.sku', { sku })}</p>}
        <ProductRating product={product} />
        <p className={styles.description} lang={lang.description}>
          {description}
        </p>
        <ProductFacts product={product} />
      </div>
      <ProductDeal product={product} />
    </article>
  );
});
