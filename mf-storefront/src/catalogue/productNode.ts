import { type PublishedProduct, publicAddress } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import { type Language, pathIn } from '@shop/shared-i18n';
import { shopId } from '@shop/shared-ui';
import { productTexts } from './product';

/** A product as a schema.org node: what its card shows, without the rating, of which no review is on the site. */
export function productNode(product: PublishedProduct, language: Language) {
  const { image_url, photos = [], brand, sku, price, in_stock, condition } = product;
  const pictures = [image_url, ...photos].filter((each) => URL.canParse(each, location.href));
  const url = publicAddress(pathIn(language, productPath(product)));
  return {
    '@type': 'Product' as const,
    ...productTexts(product, language),
    url,
    ...(pictures.length > 0 ? { image: pictures.map(publicAddress) } : {}),
    ...(brand ? { brand: { '@type': 'Brand' as const, name: brand } } : {}),
    ...(sku ? { sku } : {}),
    offers: {
      '@type': 'Offer' as const,
      url,
      price,
      priceCurrency: 'USD',
      availability: in_stock
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
