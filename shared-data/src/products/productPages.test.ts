import type { PublishedProduct } from '@shop/shared-contract';
import { productPages } from './productPages';
import { findByPath, productPath } from './productPath';
import { relatedProducts } from './relatedProducts';

const product = (n: number, part: Partial<PublishedProduct> = {}): PublishedProduct => ({
  id: `id-${n}`,
  kind: 'tire',
  condition: 'new',
  name: `Tire ${n}`,
  description: '',
  price: 100 + n,
  category: 'winter-tires',
  image_url: '',
  in_stock: true,
  created_at: '2026-01-02T03:04:05Z',
  ...part,
});

test('has a page for each product, also for one that is sold out', () => {
  const products = Array.from({ length: 300 }, (_, n) => product(n, { in_stock: n % 10 !== 0 }));
  const addresses = Object.keys(productPages(products));
  expect(addresses).toHaveLength(300);
  expect(addresses[0]).toBe('/tires/item/id-0-tire-0');
});

test('finds the related products among those of the size and the category as among all', () => {
  const products = Array.from({ length: 200 }, (_, n) =>
    product(n, {
      price: 100 + ((n * 37) % 50),
      category: `category ${n % 3}`,
      brand: `brand ${n % 4}`,
      in_stock: n % 7 !== 0,
      ...(n % 5 ? { size: `size ${n % 60}` } : {}),
    }),
  );
  const inStock = products.filter(({ in_stock }) => in_stock);
  const pages = productPages(products);
  for (const each of products) {
    expect(pages[productPath(each)]?.().related).toEqual(relatedProducts(each, inStock));
  }
});

test('shows what fits first, then the category by price, and nothing of the other kind', () => {
  const own = product(1, { size: '225/65R17' });
  const products = [
    own,
    product(2, { price: 300 }),
    product(3, { category: 'used-tires', size: '225/65R17' }),
    product(4, { price: 90 }),
    product(5, { kind: 'part', category: 'filters' }),
    product(6, { in_stock: false }),
  ];
  const page = productPages(products)['/tires/item/id-1-tire-1']?.();
  expect(page?.product).toBe(own);
  expect(page?.related.map(({ id }) => id)).toEqual(['id-3', 'id-4', 'id-2']);
  expect(Object.keys(productPages(products))).toContain('/auto-parts/item/id-5-tire-5');
});

test('the related products do not depend on the order of the list', () => {
  const products = Array.from({ length: 20 }, (_, n) => product(n, { price: 100 + (n % 3) }));
  const address = '/tires/item/id-7-tire-7';
  const related = (list: PublishedProduct[]) =>
    productPages(list)
      [address]?.()
      .related.map(({ id }) => id);
  expect(related(products)).toEqual(related(products.toReversed()));
});

test.each([
  ['Continental PureContact™ LS', 'continental-purecontact-ls'],
  ['Amortiguador  (atrás)', 'amortiguador-atras'],
  ['35" × 12.50', '35-12-50'],
  ['轮胎', ''],
  ['a'.repeat(80), 'a'.repeat(60)],
])('the address of "%s" ends in "%s"', (name, slug) => {
  expect(productPath({ id: 'id', name, kind: 'tire' })).toBe(
    `/tires/item/${['id', slug].filter(Boolean).join('-')}`,
  );
});

test('finds a product by its id, whatever name follows', () => {
  const products = [product(1), product(11)];
  expect(findByPath(products, 'id-11')).toBe(products[1]);
  expect(findByPath(products, 'ID-1-another-name')).toBe(products[0]);
  expect(findByPath(products, 'id-2')).toBeUndefined();
});
