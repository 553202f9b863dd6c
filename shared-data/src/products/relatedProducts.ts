export interface Relatable {
  id: string;
  category: string;
  brand?: string | undefined;
  /** Of a tire; products of one size fit the same vehicles. */
  size?: string | undefined;
  price: number;
}

const MOST_RELATED = 4;

interface Candidate<Product> {
  other: Product;
  id: string;
  likeness: number;
  distance: number;
}

const compare = (one: Candidate<unknown>, two: Candidate<unknown>) =>
  two.likeness - one.likeness || one.distance - two.distance || (one.id < two.id ? -1 : 1);

/**
 * Chooses products to show beside one: those of the same size, then those of its category, closest in price first.
 * The order of `others` has no influence, so a new product changes few pages.
 */
export function relatedProducts<Product>(
  product: Product,
  others: readonly Product[],
  read: (product: Product) => Relatable,
): Product[] {
  const own = read(product);
  // A list of ten thousand is passed for each of two hundred products: only the best are stored.
  let best: Candidate<Product>[] = [];
  for (const other of others) {
    const { id, category, brand, size, price } = read(other);
    const fits = size !== undefined && size === own.size;
    if (id === own.id || !(fits || category === own.category)) continue;
    const isOfBrand = brand !== undefined && brand === own.brand;
    const likeness = (fits ? 4 : 0) + (category === own.category ? 2 : 0) + (isOfBrand ? 1 : 0);
    const candidate = { other, id, likeness, distance: Math.abs(price - own.price) };
    const last = best[MOST_RELATED - 1];
    if (last && compare(candidate, last) > 0) continue;
    best = [...best, candidate].sort(compare).slice(0, MOST_RELATED);
  }
  return best.map(({ other }) => other);
}
