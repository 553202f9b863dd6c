import { type PublishedProduct, paths, toSlug } from '@shop/shared-contract';

export interface ProductPageContent {
  product: PublishedProduct;
  related: PublishedProduct[];
}

const LONGEST_NAME = 60;

/** The path of a product's page: `/tires/item/{id}-{name}`. The id finds it, whatever name follows. */
export function productPath({
  id,
  name,
  kind,
}: Pick<PublishedProduct, 'id' | 'name' | 'kind'>): string {
  const item = `item/${[id, toSlug(name, LONGEST_NAME)].filter(Boolean).join('-')}`;
  return kind === 'part' ? paths.autoParts(item) : paths.tires(item);
}

export const findByPath = (
  products: readonly PublishedProduct[],
  item: string,
): PublishedProduct | undefined =>
  products.find(({ id }) => item === id || item.toLowerCase().startsWith(`${id.toLowerCase()}-`));
