import { publicAddress } from '@shop/shared-contract';
import { type Language, pathIn } from '@shop/shared-i18n';
import { shopId } from '@shop/shared-ui';
import { itemPath } from '../../catalogue/itemPath';
import { type CatalogueProduct, productTexts } from '../../catalogue/product';

/** A product as a schema.org node, with the facts that its card and its page show. */
export function productNode(product: CatalogueProduct, language: Language) {
  const { image, photos = [], brand, sku, price, inStock, condition, rating } = product;
  const { name, description } = productTexts(product, language);
  const pictures = [image, ...photos].filter((each) => each && URL.canParse(each, location.href));
  const url = publicAddress(pathIn(language, itemPath(product)));
  return {
    '@type': 'Product' as const,
    name,
    ...(description ? { description } : {}),
    url,
    ...(pictures.length > 0 ? { image: pictures.map(publicAddress) } : {}),
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
      url,
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
