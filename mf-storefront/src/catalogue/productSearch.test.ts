import { searchableText, searchFor } from './productSearch';
import { testProduct } from './testProduct';

const blizzak = testProduct({
  name: 'Bridgestone Blizzak WS90',
  category: 'winter-tires',
  sku: 'BRI-WS90',
  description: 'Soft rubber',
});
const text = searchableText(blizzak, 'Winter Tires');

test.each(['blizzak', 'BLIZZAK', 'zak ws', 'Winter', 'winter-tires', 'winter tires', 'stone'])(
  'finds "%s" in name or category',
  (typed) => {
    expect(searchFor(typed)(text)).toBe(true);
  },
);

test.each(['summer', 'BRI-', 'rubber', 'ws90 winter'])('does not find "%s"', (typed) => {
  expect(searchFor(typed)(text)).toBe(false);
});

test('spaces around the words do not count, and nothing typed finds everything', () => {
  expect(searchFor('  blizzak ')(text)).toBe(true);
  expect(searchFor('')(text)).toBe(true);
  expect(searchFor('   ')(text)).toBe(true);
});

test('finds what a Spanish keyboard types with or without accents', () => {
  const plugs = searchableText(testProduct({ category: 'spark-plugs' }), 'Bujías');
  expect(searchFor('bujias')(plugs)).toBe(true);
  expect(searchFor('BUJÍAS')(plugs)).toBe(true);
});

test('signs that mean something to regular expressions are plain signs', () => {
  expect(searchFor('.*')(text)).toBe(false);
  expect(searchFor('(')(text)).toBe(false);
});
