import type { PublishedProduct } from '@shop/shared-contract';
import type { CatalogueProduct } from './product';
import { tireSpecs } from './tireSpecs';

function withoutEmpty<Fields extends object>(fields: Fields) {
  const kept: { [Name in keyof Fields]?: NonNullable<Fields[Name]> } = {};
  // No arrays of entries: ten thousand products would take three times as long.
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined && value !== null) kept[name] = value;
  }
  return kept;
}

/** Converts a product that staff published. Content of earlier releases has only the first fields. */
export function fromPublished(row: PublishedProduct): CatalogueProduct {
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
