import { builtInShop, type PublishedProduct } from '@shop/shared-contract';
import { tiresFrom } from './tiresFrom';

const settings = { ...builtInShop.installation, mounting: 15, balancing: 10, valve: 4 };
const fees = { stateFee: 1, disposal: 3, salesTax: 8 };
const lowest = (...products: Partial<PublishedProduct>[]) =>
  tiresFrom(
    products.map(
      (part) =>
        ({
          kind: 'tire',
          condition: 'new',
          in_stock: true,
          price: 100,
          ...part,
        }) as PublishedProduct,
    ),
    { ...settings, ...fees },
  );

test('is what the cheapest four cost with their work, fees and tax', () => {
  // 400 + 4 × 29 + 4 × 4 + 8 % of 416
  expect(lowest({ price: 120 }, { price: 100 })).toEqual({ price: 565.28 });
  // A used tire has no state fee: it may cost less although its own price is higher.
  expect(lowest({ price: 100 }, { price: 100.5, condition: 'used' })).toEqual({ price: 563.44 });
});

test('counts only tires of which four are in stock', () => {
  const others: Partial<PublishedProduct>[] = [
    { price: 10, in_stock: false },
    { price: 10, available: 3 },
    { price: 10, kind: 'part' },
  ];
  expect(lowest(...others, { available: 4 })).toEqual({ price: 565.28 });
  expect(lowest(...others)).toBeUndefined();
  expect(lowest()).toBeUndefined();
});

test('is that of an example only while the shop has no products of its own', () => {
  const example = { price: 10, is_sample: true } as const;
  expect(lowest(example)).toMatchObject({ isExample: true });
  expect(lowest(example, {})).toEqual({ price: 565.28 });
  expect(lowest(example, { kind: 'part' })).toBeUndefined();
});
