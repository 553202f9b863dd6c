import { emptyQuery, PAGE_SIZE, readQuery, toggled, writeQuery } from './catalogueQuery';

const full = {
  search: 'ws90 & más',
  filters: ['winter-tires', 'used', 'Mobil 1'],
  prices: ['under-100', 'over-300'],
  fits: ['225/65R17 102H', '225/60R18 100H'],
  vehicle: '2016 Honda Odyssey',
  sort: '-price' as const,
  view: 'list' as const,
  shown: 3 * PAGE_SIZE,
};

test('parses every query that it formats', () => {
  expect(readQuery(writeQuery(full))).toEqual(full);
  expect(readQuery(new URLSearchParams(writeQuery(full).toString()))).toEqual(full);
});

test('adds no parameters for the empty query', () => {
  expect(writeQuery(emptyQuery).toString()).toBe('');
  expect(writeQuery({ ...emptyQuery, search: '   ' }).toString()).toBe('');
});

test('parses an address without parameters as the empty query', () => {
  expect(readQuery(new URLSearchParams())).toEqual(emptyQuery);
});

test('preserves other parameters and replaces its own', () => {
  const params = new URLSearchParams('lang=es&q=old&filter=used&price=over-300&view=list&shown=48');
  expect(writeQuery({ ...emptyQuery, search: 'new' }, params).toString()).toBe('lang=es&q=new');
  expect(params.get('q')).toBe('old');
});

test.each([
  ['view=table', { view: 'grid' }],
  ['sort=name', { sort: '' }],
  ['filter=used&filter=used&filter=', { filters: ['used'] }],
  ['shown=-5', { shown: PAGE_SIZE }],
  ['shown=lots', { shown: PAGE_SIZE }],
  ['shown=Infinity', { shown: PAGE_SIZE }],
  ['shown=25', { shown: 2 * PAGE_SIZE }],
])('falls back to the default for "%s"', (address, part) => {
  expect(readQuery(new URLSearchParams(address))).toMatchObject(part);
});

test('toggling appends a missing value and removes a present one', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});
