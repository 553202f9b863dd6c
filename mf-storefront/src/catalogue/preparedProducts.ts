import type { PublishedProduct } from '@shop/shared-contract';
import { inSlices } from '@shop/shared-data/in-slices';
import { cached } from './cached';
import type { Department } from './departments';
import { isTire } from './product';
import { filterableTraits } from './productFilters';
import { searchableText } from './productSearch';

/** A product of a department, with what queries compare in every language and on every page. */
export interface PreparedProduct {
  product: PublishedProduct;
  place: number;
  text: string;
  /** One array for all products with the same traits. */
  traits: readonly string[];
}

export function createPreparation() {
  const sameTraits = cached((joined: string) => joined.split('\n'));
  return (product: PublishedProduct, place: number): PreparedProduct => ({
    product,
    place,
    text: searchableText(product),
    traits: sameTraits(filterableTraits(product).join('\n')),
  });
}

/** So many products are prepared within a few milliseconds, without the pause of a promise. */
const FEW = 200;

type Prepared = readonly PreparedProduct[] | Promise<readonly PreparedProduct[]>;

function prepare({ id }: Department, published: readonly PublishedProduct[]): Prepared {
  const list: PreparedProduct[] = [];
  const prepared = createPreparation();
  const add = (product: PublishedProduct) => {
    if (isTire(product) === (id === 'tires')) list.push(prepared(product, list.length));
  };
  if (published.length > FEW) return inSlices(published, add).then(() => list);
  published.forEach(add);
  return list;
}

const lists = new WeakMap<readonly PublishedProduct[], Map<Department['id'], Prepared>>();

/**
 * All products of a department, newest first. Ten thousand take some tenths of a second, so they are prepared in short
 * tasks, once for all pages.
 * @returns for the same list the same promise, as React's `use` requires; the products where they are few
 */
export function preparedProducts(
  department: Department,
  published: readonly PublishedProduct[],
): Prepared {
  const known = lists.get(published) ?? new Map<Department['id'], Prepared>();
  const prepared = known.get(department.id) ?? prepare(department, published);
  lists.set(published, known.set(department.id, prepared));
  return prepared;
}
