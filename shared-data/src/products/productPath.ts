import { type PublishedProduct, paths } from '@shop/shared-contract';

export interface ProductPageContent {
  product: PublishedProduct;
  related: PublishedProduct[];
}

const LONGEST_NAME = 60;

/** A name as a part of an address: `Michelin CrossClimate2` becomes `michelin-crossclimate2`. */
function slugOf(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, LONGEST_NAME).replace(/-$/, '');
}

/** The path of a product's page: `/tires/item/{id}-{name}`. The id finds it, whatever name follows. */
export function productPath({
  id,
  name,
  kind,
}: Pick<PublishedProduct, 'id' | 'name' | 'kind'>): string {
  const item = `item/${[id, slugOf(name)].filter(Boolean).join('-')}`;
  return kind === 'part' ? paths.autoParts(item) : paths.tires(item);
}

export const findByPath = (
  products: readonly PublishedProduct[],
  item: string,
): PublishedProduct | undefined =>
  products.find(({ id }) => item === id || item.toLowerCase().startsWith(`${id.toLowerCase()}-`));
