import { publicAddress } from '@shop/shared-contract';
import { shopId } from '@shop/shared-ui';
import type { Product } from '../../catalogue/product';

/** A product in schema.org's words: what its card shows, and nothing else. */
export function productNode(product: Product) {
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
