import { seedProducts } from '../testSupport/seedProducts';
import { type CatalogueQuery, emptyQuery } from './catalogueQuery';
import { tires } from './departments';
import { applyQuery, searchableProducts } from './listing';
import { createPreparation } from './preparedProducts';
import { priceBands } from './priceBand';
import { isTire } from './product';
import { testProduct } from './testProduct';

const bands = priceBands(tires.bandLimits);
const emptySelection: Pick<CatalogueQuery, 'search' | 'filters' | 'prices'> = emptyQuery;
const sampleTires = seedProducts.filter(isTire);
const prepared = sampleTires.map(createPreparation());
const candidates = searchableProducts(prepared, 'all', (category) => category);
const names = (part: Partial<typeof emptySelection>) =>
  applyQuery(candidates, { ...emptySelection, ...part }, bands).products.map(({ name }) => name);

test('the empty query lists all products of the category in their order', () => {
  expect(names({})).toEqual(sampleTires.map(({ name }) => name));
});

test('lists only products that match search, filters and prices', () => {
  const query = { search: 'michelin', filters: ['winter-tires', 'Michelin'], prices: ['over-300'] };
  expect(names(query)).toEqual(['Michelin Pilot Sport 4S']);
});

test.each(['price', '-price'] as const)('sorts by %s', (sort) => {
  const { products } = applyQuery(candidates, { ...emptyQuery, sort }, bands);
  const prices = products.map(({ price }) => price);
  const rising = sampleTires.map(({ price }) => price).sort((a, b) => a - b);
  expect(prices).toEqual(sort === 'price' ? rising : rising.reverse());
});

test('a category has only its own products', () => {
  const used = searchableProducts(prepared, 'used-tires', (category) => category);
  expect(used.map(({ product }) => product.condition)).toEqual(['used', 'used', 'used']);
});

test('each filter counts the products that choosing it alone would list', () => {
  const query = { search: 'e', prices: ['under-100', '100-200'] };
  const { traitCounts } = applyQuery(candidates, { ...query, filters: [] }, bands);
  expect(traitCounts.get('used')).toBe(3);
  for (const [trait, count] of traitCounts) {
    expect(applyQuery(candidates, { ...query, filters: [trait] }, bands).products).toHaveLength(
      count,
    );
  }
});

test('each price band counts the products that choosing it alone would list', () => {
  const query = { search: '', filters: ['Michelin', 'used'] };
  const { bandCounts } = applyQuery(candidates, { ...query, prices: ['over-300'] }, bands);
  expect(Object.fromEntries(bandCounts)).toEqual({
    'under-100': 3,
    '100-200': 1,
    '200-300': 1,
    'over-300': 1,
  });
  for (const [band, count] of bandCounts) {
    expect(applyQuery(candidates, { ...query, prices: [band] }, bands).products).toHaveLength(
      count,
    );
  }
});

test('the search matches the label of the category in the language of the visitor', () => {
  const spanish = searchableProducts(
    [testProduct()].map(createPreparation()),
    'all',
    () => 'Llantas para invierno',
  );
  expect(
    applyQuery(spanish, { ...emptySelection, search: 'INVIERNO' }, bands).products,
  ).toHaveLength(1);
  expect(applyQuery(spanish, { ...emptySelection, search: 'verano' }, bands).products).toHaveLength(
    0,
  );
});

test('translates each category once, however long the list', () => {
  const labelOf = jest.fn((category: string) => category);
  searchableProducts(
    Array.from({ length: 500 }, () => testProduct({ condition: 'used' })).map(createPreparation()),
    'all',
    labelOf,
  );
  expect(labelOf.mock.calls).toEqual([['winter-tires'], ['used-tires'], ['used']]);
});

test('lists what the forgiving search finds too, best first', () => {
  const ranks = new Map([
    [2, 1],
    [1, 5],
  ]);
  const query = { ...emptySelection, search: 'crossclimate' };
  const { products, traitCounts } = applyQuery(candidates, query, bands, ranks);
  expect(products.map(({ name }) => name)).toEqual([
    'Michelin Pilot Sport 4S',
    'Bridgestone Blizzak WS90',
    'Michelin CrossClimate2',
  ]);
  expect(traitCounts.get('Michelin')).toBe(2);
});
