import { blankProduct, productFormSchema, productRowSchema, productSchema } from './staff';

const product = {
  ...blankProduct,
  name: 'Michelin CrossClimate2',
  description: 'All-season, 225/45R17 94W',
  price: 189.99,
  category: 'all-season-tires' as const,
  image_url: 'https://shop.example/tire.png',
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

test.each(['https://shop.example/a.png', 'HTTPS://shop.example', '/pictures/tire.svg'])(
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

test.each([
  ['image_url', 'http://shop.example/a.png', 'https'],
  ['image_url', 'https://rosa:secret@shop.example/a', 'credentials'],
  ['photos', ['/a', 'http://shop.example/a.png'], 'https'],
  ['photos', Array.from({ length: 13 }, () => '/a'), 'photoCount'],
  ['size', '225', 'size'],
  ['load_index', 49, 'loadIndex'],
  ['load_index', Number.NaN, 'number'],
  ['speed_rating', 'X', 'speedRating'],
  ['quantity', -1, 'quantity'],
  ['quantity', 1.5, 'quantity'],
  ['sku', 'MIC CC2', 'sku'],
  ['brand', 'x'.repeat(61), 'tooLong'],
  ['category', 'filters', 'required'],
])('rejects the %s %j', (field, value, message) => {
  const [first] = messages({ [field]: value });
  expect(first?.[0]).toMatch(new RegExp(`^${field}`));
  expect(first?.[1]).toBe(message);
});

test('rejects a tire below the legal tread, and a week 54', () => {
  expect(messages({ condition: 'used', tread_32nds: 1 })).toEqual([['tread_32nds', 'tread']]);
  expect(messages({ condition: 'used', dot: '5421' })).toEqual([['dot', 'dot']]);
});

test('stores sizes, speed ratings and DOT codes in one spelling', () => {
  const typed = { ...product, condition: 'used', size: '225 65 17', speed_rating: 'h' };
  expect(productSchema.parse({ ...typed, dot: 'DOT XJ8D 2921' })).toMatchObject({
    size: '225/65R17',
    speed_rating: 'H',
    dot: '2921',
  });
});

test('stores a SKU without invisible characters, which would make a twin of it', () => {
  const pasted = { ...product, sku: ' MIC\u200b-D2\ufeff\u00ad' };
  expect(productSchema.parse(pasted).sku).toBe('MIC-D2');
});

test('the form leaves out what is not on its screen', () => {
  const typed = { ...product, size: 'nonsense', load_index: 1, tread_32nds: 1, dot: 'x' };
  const part = productFormSchema.safeParse({ ...typed, kind: 'part', category: 'filters' });
  expect(part.data).toMatchObject({ size: '', load_index: null, tread_32nds: null, dot: '' });
  const used = productFormSchema.safeParse({ ...product, category: 'used-tires', dot: '3521' });
  expect(used.data).toMatchObject({ condition: 'used', dot: '3521' });
});

test('requires every field of the form', () => {
  const empty = { name: '', description: ' ', category: '', image_url: '' };
  expect(messages(empty)).toEqual([
    ['name', 'required'],
    ['description', 'required'],
    ['category', 'required'],
    ['image_url', 'required'],
  ]);
});

test.each([
  ['225/65R17 102H', {}, { size: '225/65R17', load_index: 102, speed_rating: 'H' }],
  ['P215/65R15XL 95H', {}, { size: 'P215/65R15', load_index: 95, speed_rating: 'H' }],
  ['LT265/70R17/E', {}, { size: 'LT265/70R17', load_index: null, speed_rating: '' }],
  ['225/65R17 102H', { load_index: 98 }, { size: '225/65R17', load_index: 98, speed_rating: '' }],
])('reads the sidewall %s into empty fields', (size, entered, expected) => {
  expect(productRowSchema.safeParse({ ...product, size, ...entered }).data).toMatchObject(expected);
});
