import { useShop } from '@shop/shared-contract';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { Badge, Breadcrumbs, Container, PageHead, Rating, StructuredData } from '@shop/shared-ui';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Department } from '../../catalogue/departments';
import { isTire, itemPath } from '../../catalogue/itemPath';
import { productTexts } from '../../catalogue/product';
import { categoryPath, pageKey } from '../catalogue/categoryPages';
import { traitLabel } from '../catalogue/filterLabels';
import { formatCount } from '../catalogue/formatCount';
import { ProductDeal } from '../catalogue/ProductDeal';
import { ProductFacts } from '../catalogue/ProductFacts';
import { ProductList } from '../catalogue/ProductList';
import { productNode } from '../catalogue/productNode';
import { InstalledDeal } from './InstalledDeal';
import styles from './ItemPage.module.css';
import { ItemPhotos } from './ItemPhotos';
import { ItemTrail } from './ItemTrail';
import type { Item } from './useItem';

interface Props {
  department: Department;
  item: Item;
}

/** A product: photos, facts, price and stock, and the products beside it. */
export function ItemView({ department, item: { product, related } }: Props) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const { addressLine2 } = useShop();
  const { brand, sku, rating, category, condition, freeShipping, price, specs } = product;
  const { name, description } = productTexts(product, language);
  // Subcategories have no page of their own.
  const hasPage = department.categories.includes(category);
  const trail = ['all', ...(hasPage ? [category] : [])].map((each) => ({
    name: t(`labels.${pageKey(department, each)}`),
    path: categoryPath(department, each),
  }));
  const facts = [...specs.map(({ value }) => value), description ?? ''].filter(Boolean).join('. ');
  const summary = t('item.summary', {
    name,
    place: addressLine2.replace(/\s+\d{5}.*$/, ''),
    price: formatPrice(price, language),
    facts,
  });

  return (
    <>
      <PageHead title={name} description={summary.slice(0, 300).trim()} />
      <Breadcrumbs trail={[...trail, { name, path: itemPath(product) }]} />
      <StructuredData data={productNode(product, language)} />
      <Container className={styles.page}>
        <ItemTrail trail={trail} name={name} />
        <div className={styles.columns}>
          <ItemPhotos product={product} name={name} />
          <div className={styles.body}>
            <p className={styles.kind}>
              {[brand, traitLabel(category, t)].filter(Boolean).join(' · ')}
            </p>
            <h1 tabIndex={-1} className={styles.name}>
              {name}
            </h1>
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
            {(condition === 'used' || freeShipping) && (
              <div className={styles.badges}>
                {condition === 'used' && <Badge tone="dark">{t('labels.used')}</Badge>}
                {freeShipping && (
                  <Badge tone="info" icon={<Truck />}>
                    {t('card.freeShipping')}
                  </Badge>
                )}
              </div>
            )}
            {description && <p className={styles.description}>{description}</p>}
            <div className={styles.deal}>
              {isTire(product) ? (
                <InstalledDeal product={product} />
              ) : (
                <ProductDeal product={product} />
              )}
            </div>
            <section aria-labelledby="product-facts" className={styles.facts}>
              <h2 id="product-facts">{t('item.facts')}</h2>
              <ProductFacts product={product} />
            </section>
            <p className={styles.fits}>{t('item.fits')}</p>
          </div>
        </div>
        {related.length > 0 && (
          <section aria-labelledby="related-products">
            <h2 id="related-products" className={styles.related}>
              {t('item.related')}
            </h2>
            <ProductList products={related} view="grid" shown={related.length} onShow={() => {}} />
          </section>
        )}
      </Container>
    </>
  );
}
