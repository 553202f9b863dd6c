import { type CatalogueQuery, emptyQuery } from './catalogueQuery';
import { tires } from './departments';
import { list, shelve } from './listing';
import { priceBands } from './priceBand';
import { sampleTires } from './sampleTires';
import { testProduct } from './testProduct';

const bands = priceBands(tires.bandLimits);
const nothing: Pick<CatalogueQuery, 'search' | 'filters' | 'prices'> = emptyQuery;
const shelf = shelve(sampleTires, 'all', (category) => category);
const names = (query: Partial<typeof nothing>) =>
  list(shelf, { ...nothing, ...query }, bands).products.map(({ name }) => name);

test('a query that asks nothing lists the whole shelf in its order', () => {
  expect(names({})).toEqual(sampleTires.map(({ name }) => name));
});

test('search, filters and prices all have to agree', () => {
  const asked = { search: 'michelin', filters: ['winter-tires', 'Michelin'], prices: ['over-300'] };
  expect(names(asked)).toEqual(['Michelin Pilot Sport 4S']);
});

test('a category shelves only its own products', () => {
  const used = shelve(sampleTires, 'used-tires', (category) => category);
  expect(used.map(({ product }) => product.condition)).toEqual(['used', 'used', 'used']);
});

test('each count is what choosing that filter alone would list', () => {
  const asked = { search: 'e', prices: ['under-100', '100-200'] };
  const { traitCounts } = list(shelf, { ...asked, filters: [] }, bands);
  expect(traitCounts.get('used')).toBe(3);
  for (const [trait, count] of traitCounts) {
    expect(list(shelf, { ...asked, filters: [trait] }, bands).products).toHaveLength(count);
  }
});

test('each band counts what choosing it alone would list', () => {
  const asked = { search: '', filters: ['Michelin', 'used'] };
  const { bandCounts } = list(shelf, { ...asked, prices: ['over-300'] }, bands);
  expect(Object.fromEntries(bandCounts)).toEqual({
    'under-100': 3,
    '100-200': 1,
    '200-300': 1,
    'over-300': 1,
  });
  for (const [band, count] of bandCounts) {
    expect(list(shelf, { ...asked, prices: [band] }, bands).products).toHaveLength(count);
  }
});

test('the search knows the category as the visitor reads it', () => {
  const spanish = shelve([testProduct()], 'all', () => 'Llantas para invierno');
  expect(list(spanish, { ...nothing, search: 'INVIERNO' }, bands).products).toHaveLength(1);
  expect(list(spanish, { ...nothing, search: 'verano' }, bands).products).toHaveLength(0);
});

test('the dictionary is asked once per category, however long the list', () => {
  const labelOf = jest.fn((category: string) => category);
  shelve(
    Array.from({ length: 500 }, () => testProduct({ condition: 'used' })),
    'all',
    labelOf,
  );
  expect(labelOf.mock.calls).toEqual([['winter-tires'], ['used-tires'], ['used']]);
});
