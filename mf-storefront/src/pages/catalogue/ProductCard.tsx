import { useShop } from '@shop/shared-contract';
import { formatPrice, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Badge, Button, ButtonLink, FallbackImage, Rating, VisuallyHidden } from '@shop/shared-ui';
import { Phone, ShoppingCart, Truck } from 'lucide-react';
import { memo } from 'react';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Product } from '../../catalogue/product';
import fallbackPicture from '../../pictures/product-fallback.svg';
import { traitLabel } from './filterLabels';
import { formatCount } from './formatCount';
import { catalogueLocales } from './locales/catalogueLocales';
import styles from './ProductCard.module.css';

/** A product's specifications; for used tires also the tread that is left, in 32nds of an inch. */
function ProductFacts({ product: { specs, treadDepth } }: { product: Product }) {
  const t = useTranslate(catalogueLocales);
  const facts = specs.map(({ label, value }) => ({ label: t(`card.specs.${label}`), value }));
  if (treadDepth !== undefined) facts.push({ label: t('card.tread'), value: `${treadDepth}/32"` });
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  product: Product;
  view: CatalogueQuery['view'];
  /** Whether the card is probably visible without scrolling. */
  eager: boolean;
}

/** A product's card. Memoized, because most cards don't change while a visitor types or filters. */
export const ProductCard = memo(function ProductCard({ product, view, eager }: Props) {
  const t = useTranslate(catalogueLocales);
  const { language } = useLanguage();
  const { phone } = useShop();
  const { name, brand, sku, rating, condition, freeShipping, inStock } = product;
  const forProduct = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  const badges = (condition === 'used' || freeShipping) && (
    <div className={styles.badges}>
      {condition === 'used' && <Badge tone="dark">{t('labels.used')}</Badge>}
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
        <h3 className={styles.name}>{name}</h3>
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
        {product.description && <p className={styles.description}>{product.description}</p>}
        <ProductFacts product={product} />
      </div>
      <div className={styles.deal}>
        <p className={styles.price}>{formatPrice(product.price, language)}</p>
        <p className={inStock ? styles.inStock : styles.outOfStock}>
          {t(inStock ? 'card.inStock' : 'card.outOfStock')}
        </p>
        <div className={styles.actions}>
          <Button icon={<ShoppingCart />} disabled={!inStock}>
            {t('card.addToCart')}
            {forProduct}
          </Button>
          <ButtonLink variant="secondary" icon={<Phone />} href={`tel:${phone}`}>
            {t('card.call')}
            {forProduct}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
});
