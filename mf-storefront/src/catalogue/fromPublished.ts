import { type PublishedProduct, site } from '@shop/shared-contract';
import type { Department } from './departments';
import type { Product } from './product';
import { tireSpecs } from './tireSpecs';

/** Removes fields without a value. */
function withoutEmpty<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

/** Converts a product that staff published. Content of earlier releases has only the first fields. */
export function fromPublished(row: PublishedProduct): Product {
  const { size, load_index = '', speed_rating = '' } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    image: row.image_url,
    category: row.category,
    condition: row.condition ?? (row.category === 'used-tires' ? 'used' : 'new'),
    inStock: row.in_stock,
    freeShipping: row.free_shipping ?? false,
    specs: size ? tireSpecs(`${size} ${load_index}${speed_rating}`.trim()) : [],
    ...withoutEmpty({
      nameEs: row.name_es,
      descriptionEs: row.description_es,
      brand: row.brand,
      sku: row.sku,
      photos: row.photos,
      available: row.available,
      treadDepth: row.tread_32nds,
      dot: row.dot,
    }),
  };
}

/**
 * All products of a department: those of staff, then the samples of a fresh installation.
 * @param published newest first
 */
export const departmentProducts = (
  { id, samples }: Department,
  published: readonly PublishedProduct[],
): readonly Product[] => [
  ...published.filter(({ kind }) => (kind === 'part') === (id === 'parts')).map(fromPublished),
  ...(site().sampleCatalogue === false ? [] : samples),
];
