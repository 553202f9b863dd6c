import { publicAddress } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Breadcrumbs, StructuredData, shopId } from '@shop/shared-ui';
import { PAGE_SIZE } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/departments';
import type { Product } from '../../catalogue/product';
import { categoryPath, pageKey } from './categoryPages';
import { catalogueLocales } from './locales/catalogueLocales';

/** A product as a schema.org node, with the facts that its card shows. */
function productNode(product: Product) {
  const { name, description, image, brand, sku, price, inStock, condition, rating } = product;
  return {
    '@type': 'Product' as const,
    name,
    ...(description ? { description } : {}),
    ...(URL.canParse(image, location.href) && image ? { image: publicAddress(image) } : {}),
    ...(brand ? { brand: { '@type': 'Brand' as const, name: brand } } : {}),
    ...(sku ? { sku } : {}),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating' as const,
            ratingValue: rating.stars,
            reviewCount: rating.reviews,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer' as const,
      price,
      priceCurrency: 'USD',
      availability: inStock
        ? ('https://schema.org/InStock' as const)
        : ('https://schema.org/OutOfStock' as const),
      itemCondition:
        condition === 'used'
          ? ('https://schema.org/UsedCondition' as const)
          : ('https://schema.org/NewCondition' as const),
      seller: { '@id': shopId() },
    },
  };
}

interface Props {
  department: Department;
  category: string;
  products: readonly Product[];
}

/** Structured data for search engines: the category's products and its breadcrumbs. */
export function CatalogueData({ department, category, products }: Props) {
  const t = useTranslate(catalogueLocales);
  const step = (each: string) => ({
    name: t(`labels.${pageKey(department, each)}`),
    path: categoryPath(department, each),
  });
  return (
    <>
      <Breadcrumbs trail={category === 'all' ? [step('all')] : [step('all'), step(category)]} />
      {products.length > 0 && (
        <StructuredData
          data={{
            '@type': 'ItemList',
            name: step(category).name,
            itemListElement: products.slice(0, PAGE_SIZE).map((product, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              item: productNode(product),
            })),
          }}
        />
      )}
    </>
  );
}
