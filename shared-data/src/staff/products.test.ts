import { productSchema } from './products';

const product = {
  name: 'Michelin CrossClimate2',
  description: 'All-season, 225/45R17 94W',
  price: 189.99,
  category: 'all-season-tires' as const,
  image_url: 'https://shop.example/tire.png',
  in_stock: true,
};

const messages = (changes: object) =>
  productSchema
    .safeParse({ ...product, ...changes })
    .error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? 'fine';

test.each([0, 0.29, 19.99, 1.1, 99_999_999.99])('accepts the price %d', (price) => {
  expect(messages({ price })).toBe('fine');
});

test.each([
  [Number.NaN, 'number'],
  [-0.01, 'minZero'],
  [1.005, 'cents'],
  [100_000_000, 'priceLimit'],
])('rejects the price %d', (price, message) => {
  expect(messages({ price })).toEqual([['price', message]]);
});

test.each(['https://shop.example/a.png', 'HTTP://shop.example', '/pictures/tire.svg'])(
  'accepts the image address %s',
  (image_url) => {
    expect(messages({ image_url })).toBe('fine');
  },
);

test.each(['tire.png', 'javascript:alert(1)', '//elsewhere.example/a', 'https://a b', '/'])(
  'rejects the image address %s',
  (image_url) => {
    expect(messages({ image_url })).toEqual([['image_url', 'url']]);
  },
);

test('requires every field of the form', () => {
  const empty = { name: '', description: ' ', category: '', image_url: '' };
  expect(messages(empty)).toEqual([
    ['name', 'required'],
    ['description', 'required'],
    ['category', 'required'],
    ['image_url', 'required'],
  ]);
});
