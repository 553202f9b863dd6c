/** What the choice of related products compares. */
export interface Relatable {
  id: string;
  category: string;
  brand?: string | undefined;
  /** Of a tire; products of one size fit the same vehicles. */
  size?: string | undefined;
  price: number;
}

const MOST_RELATED = 4;

/**
 * Chooses the products to show beside one: those that fit the same vehicles first, then those of its
 * category, each time those of a similar price. It does not depend on the order of the products, so a new
 * product changes the pages of few others.
 * @param others the products that can be bought
 * @param read what is compared of each
 */
export function relatedProducts<Product>(
  product: Product,
  others: readonly Product[],
  read: (product: Product) => Relatable,
): Product[] {
  const own = read(product);
  return others
    .map((other) => ({ other, traits: read(other) }))
    .filter(({ traits: { id, category, size } }) => {
      const isSimilar = category === own.category || (size !== undefined && size === own.size);
      return id !== own.id && isSimilar;
    })
    .map(({ other, traits }) => {
      const fits = traits.size !== undefined && traits.size === own.size;
      const likeness = (fits ? 4 : 0) + (traits.category === own.category ? 2 : 0);
      const brand = traits.brand !== undefined && traits.brand === own.brand ? 1 : 0;
      return { other, id: traits.id, likeness: likeness + brand, price: traits.price };
    })
    .sort(
      (one, two) =>
        two.likeness - one.likeness ||
        Math.abs(one.price - own.price) - Math.abs(two.price - own.price) ||
        (one.id < two.id ? -1 : 1),
    )
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
}
