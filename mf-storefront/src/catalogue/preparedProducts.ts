import { type PublishedProduct, site } from '@shop/shared-contract';
import { inSlices } from '@shop/shared-data/in-slices';
import { cached } from './cached';
import type { Department } from './departments';
import { fromPublished } from './fromPublished';
import type { CatalogueProduct } from './product';
import { filterableTraits } from './productFilters';
import { searchableText } from './productSearch';

/** A product of a department, with what queries compare in every language and on every page. */
export interface PreparedProduct {
  product: CatalogueProduct;
  place: number;
  text: string;
  /** One array for all products with the same traits. */
  traits: readonly string[];
}

export function createPreparation() {
  const sameTraits = cached((joined: string) => joined.split('\n'));
  return (product: CatalogueProduct, place: number): PreparedProduct => ({
    product,
    place,
    text: searchableText(product),
    traits: sameTraits(filterableTraits(product).join('\n')),
  });
}

/** So many products are prepared within a few milliseconds, without the pause of a promise. */
const FEW = 200;

type Prepared = readonly PreparedProduct[] | Promise<readonly PreparedProduct[]>;

function prepare(
  { id, samples }: Department,
  published: readonly PublishedProduct[],
  hasSamples: boolean,
): Prepared {
  const list: PreparedProduct[] = [];
  const prepared = createPreparation();
  const add = (product: CatalogueProduct) => list.push(prepared(product, list.length));
  const addRow = (row: PublishedProduct) => {
    if ((row.kind === 'part') === (id === 'parts')) add(fromPublished(row));
  };
  const finish = () => {
    if (hasSamples) samples.forEach(add);
    return list;
  };
  if (published.length > FEW) return inSlices(published, addRow).then(finish);
  published.forEach(addRow);
  return finish();
}

const lists = new WeakMap<readonly PublishedProduct[], Map<string, Prepared>>();

/**
 * All products of a department: those of staff, newest first, then samples. Ten thousand take some tenths of a
 * second, so they are prepared in short tasks, once for all pages.
 * @returns for the same list the same promise, as React's `use` requires; the products where they are few
 */
export function preparedProducts(
  department: Department,
  published: readonly PublishedProduct[],
): Prepared {
  const hasSamples = site().sampleCatalogue !== false;
  const key = `${department.id} ${hasSamples}`;
  const known = lists.get(published) ?? new Map<string, Prepared>();
  const prepared = known.get(key) ?? prepare(department, published, hasSamples);
  lists.set(published, known.set(key, prepared));
  return prepared;
}
