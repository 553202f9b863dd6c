import type { PublishedProduct } from '@shop/shared-contract';
import { searchableLabels, searchableText, searchFor } from './productSearch';
import { testProduct } from './testProduct';

const blizzak = testProduct({
  name: 'Bridgestone Blizzak WS90',
  category: 'winter-tires',
  sku: 'BRI-WS90',
  description: 'Soft rubber',
});
const english: Record<string, string> = {
  'winter-tires': 'Winter Tires',
  'new-tires': 'New Tires',
  'used-tires': 'Used Tires',
  used: 'Used',
};
const spanish: Record<string, string> = {
  'all-season-tires': 'Llantas toda temporada',
  'used-tires': 'Llantas usadas',
  'spark-plugs': 'Bujías',
  'engine-parts': 'Partes de motor',
  used: 'Usada',
};
const reader = (labels: Record<string, string>) => (trait: string) => labels[trait] ?? trait;
/** All that the search matches of a product. */
const allTexts = (product: PublishedProduct, labelOf: (trait: string) => string) =>
  [searchableText(product), searchableLabels(product, labelOf)].join('\n');
const text = allTexts(blizzak, reader(english));

test.each([
  'blizzak',
  'BLIZZAK',
  'zak ws',
  'Winter',
  'winter-tires',
  'winter tires',
  'stone',
  'new tires',
])('finds "%s" in name or category', (typed) => {
  expect(searchFor(typed)(text)).toBe(true);
});

test.each(['summer', 'BRI-', 'rubber', 'ws90 winter', 'used'])('does not find "%s"', (typed) => {
  expect(searchFor(typed)(text)).toBe(false);
});

test('ignores surrounding spaces; the empty search finds everything', () => {
  expect(searchFor('  blizzak ')(text)).toBe(true);
  expect(searchFor('')(text)).toBe(true);
  expect(searchFor('   ')(text)).toBe(true);
});

test('finds Spanish labels with and without accents', () => {
  const plugs = allTexts(testProduct({ category: 'spark-plugs' }), reader(spanish));
  expect(searchFor('bujias')(plugs)).toBe(true);
  expect(searchFor('BUJÍAS')(plugs)).toBe(true);
  expect(searchFor('motor')(plugs)).toBe(true);
});

const used = testProduct({
  category: 'all-season-tires',
  condition: 'used',
  size: '225/50R17',
});

test.each(['usada', 'Usadas', 'llantas usadas', 'LLANTAS TODA'])(
  'finds a used tire by "%s"',
  (typed) => {
    expect(searchFor(typed)(allTexts(used, reader(spanish)))).toBe(true);
  },
);

test('finds "used" on the badge, and a size only in the name', () => {
  const battery = testProduct({ category: 'electrical-parts', condition: 'used' });
  expect(searchFor('used')(allTexts(battery, reader(english)))).toBe(true);
  expect(searchFor('225/50')(allTexts(used, reader(english)))).toBe(false);
  const named = testProduct({ name: 'Cooper 225/50R17' });
  expect(searchFor('225/50')(allTexts(named, reader(english)))).toBe(true);
});

test('does not find a new product by its condition, which has no badge', () => {
  const battery = testProduct({ category: 'electrical-parts' });
  expect(searchFor('new')(allTexts(battery, reader({ new: 'New' })))).toBe(false);
});

test('the searchable text is the name, then ids and labels of categories and badges', () => {
  const filter = testProduct({ name: 'Fram', category: 'filters' });
  expect(allTexts(filter, reader({ filters: 'Filtros' }))).toBe('fram\nfilters\nfiltros');
  expect(allTexts({ ...filter, condition: 'used' }, reader({ used: 'Usada' }))).toBe(
    'fram\nfilters\nfilters\nusada',
  );
});

test('treats the special characters of regular expressions as plain text', () => {
  expect(searchFor('.*')(text)).toBe(false);
  expect(searchFor('(')(text)).toBe(false);
});
