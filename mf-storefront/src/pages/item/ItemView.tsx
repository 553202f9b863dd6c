import { type PublishedProduct, textIn, useShop } from '@shop/shared-contract';
import { installedPrice } from '@shop/shared-data';
import { type ProductPageContent, productPath } from '@shop/shared-data/product-path';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import {
  Breadcrumbs,
  Container,
  FallbackImage,
  PageHead,
  PlainButton,
  SelectField,
  StructuredData,
  TextLink,
  useTown,
} from '@shop/shared-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countChoices, usualCount } from '../../catalogue/bookingLink';
import { categoryPath, pageKey } from '../../catalogue/categoryPages';
import type { Department } from '../../catalogue/departments';
import { traitLabel } from '../../catalogue/filterLabels';
import { ProductActions, ProductPrice } from '../../catalogue/ProductDeal';
import { ProductFacts, useProductFacts } from '../../catalogue/ProductFacts';
import { ProductList } from '../../catalogue/ProductList';
import { ProductBadges, ProductRating } from '../../catalogue/ProductMarks';
import { pictureSizes } from '../../catalogue/pictureSizes';
import { isTire, productLanguages, productTexts } from '../../catalogue/product';
import { productNode } from '../../catalogue/productNode';
import { tireSpecs } from '../../catalogue/tireSpecs';
import fallbackPicture from '../../pictures/product-fallback.svg';
import styles from './ItemPage.module.css';

interface ItemTrailProps {
  trail: readonly { name: string; path: string }[];
  name: ReactNode;
}

function ItemTrail({ trail, name }: ItemTrailProps) {
  const { t } = useTranslation('catalogue');
  return (
    <nav aria-label={t('item.trail')}>
      <ol className={styles.trail}>
        {trail.map((step) => (
          <li key={step.path}>
            <TextLink to={step.path}>{step.name}</TextLink>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function ItemPhotos({ product, name }: { product: PublishedProduct; name: string }) {
  const { t } = useTranslation('catalogue');
  const photos = [product.image_url, ...(product.photos ?? [])];
  const [shown, setShown] = useState(0);
  const { language } = useLanguage();
  const src = photos[shown] ?? '';
  const alt = textIn(product.pictures?.[src]?.alt, language);
  return (
    <div>
      <FallbackImage
        key={src}
        src={src}
        {...pictureSizes(product, src, '(max-width: 48rem) 100vw, 32rem')}
        fallback={fallbackPicture}
        alt={alt.text || name}
        lang={alt.text ? alt.lang : productLanguages(product, language).name}
        loading="eager"
        className={styles.photo}
      />
      {photos.length > 1 && (
        <ul className={styles.thumbnails} aria-label={t('item.photos')}>
          {photos.map((photo, at) => (
            <li key={photo}>
              <PlainButton
                className={styles.thumbnail}
                aria-label={t('item.photo', { number: at + 1, name })}
                aria-pressed={at === shown}
                onClick={() => setShown(at)}
              >
                <FallbackImage
                  src={photo}
                  {...pictureSizes(product, photo, '72px')}
                  fallback={fallbackPicture}
                  alt=""
                />
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What so many tires cost with their installation, part by part, and the way to book them. */
function InstalledDeal({ product }: { product: PublishedProduct }) {
  const { t } = useTranslation('catalogue');
  const { installation: installationPrices } = useShop();
  const [count, setCount] = useState(() => usualCount(product));
  const { total, ...parts } = installedPrice({ ...product, count, settings: installationPrices });
  const rows = [
    ...(['tires', 'installation', 'fees', 'tax'] as const).map(
      (part) => [t(`item.parts.${part}`), parts[part]] as const,
    ),
    [t('item.installed', { count }), total] as const,
  ];
  return (
    <>
      <ProductPrice product={product} isItemized />
      <div className={styles.installed}>
        <SelectField
          label={t('item.count')}
          name="count"
          value={count}
          onChange={({ target }) => setCount(Number(target.value))}
          options={countChoices(product).map((each) => ({
            value: String(each),
            label: String(each),
          }))}
        />
        <dl className={styles.parts}>
          {rows.map(([term, price]) => (
            <div key={term} className={styles.part}>
              <dt>{term}</dt>
              <dd>{formatPrice(price)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ProductActions product={product} count={count} />
    </>
  );
}

interface Props {
  department: Department;
  item: ProductPageContent;
}

export function ItemView({ department, item: { product, related } }: Props) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const place = useTown();
  const { brand, sku, category, price } = product;
  const { name, description } = productTexts(product, language);
  const lang = productLanguages(product, language);
  const hasFacts = useProductFacts(product).length > 0;
  // Subcategories have no page of their own.
  const hasPage = department.categories.includes(category);
  const trail = ['all', ...(hasPage ? [category] : [])].map((each) => ({
    name: t(`labels.${pageKey(department, each)}`),
    path: categoryPath(department, each),
  }));
  const facts = [...tireSpecs(product).map(({ value }) => value), description].join('. ');
  const summary = t('item.summary', {
    name,
    place,
    price: formatPrice(price),
    facts,
  });

  return (
    <>
      <PageHead title={name} description={summary.slice(0, 300).trim()} />
      <Breadcrumbs trail={[...trail, { name, path: productPath(product) }]} />
      {!product.is_sample && <StructuredData data={productNode(product, language)} />}
      <Container className={styles.page}>
        <ItemTrail trail={trail} name={<span lang={lang.name}>{name}</span>} />
        <div className={styles.columns}>
          <ItemPhotos product={product} name={name} />
          <div className={styles.body}>
            <p className={styles.kind}>
              {[brand, traitLabel(category, t)].filter(Boolean).join(' · ')}
            </p>
            <h1 tabIndex={-1} className={styles.name} lang={lang.name}>
              {name}
            </h1>
            {sku && <p className={styles.sku}>{t('card.sku', { sku })}</p>}
            <ProductRating product={product} />
            <ProductBadges product={product} />
            <p className={styles.description} lang={lang.description}>
              {description}
            </p>
            <div className={styles.deal}>
              {isTire(product) && product.in_stock ? (
                <InstalledDeal product={product} />
              ) : (
                <>
                  <ProductPrice product={product} />
                  <ProductActions product={product} />
                </>
              )}
            </div>
            {hasFacts && (
              <section aria-labelledby="product-facts" className={styles.facts}>
                <h2 id="product-facts">{t('item.facts')}</h2>
                <ProductFacts product={product} />
              </section>
            )}
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
