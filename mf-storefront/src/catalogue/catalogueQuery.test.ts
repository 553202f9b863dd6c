import { emptyQuery, PAGE_SIZE, readQuery, toggled, writeQuery } from './catalogueQuery';

const full = {
  search: 'ws90 & más',
  filters: ['winter-tires', 'used', 'Mobil 1'],
  prices: ['under-100', 'over-300'],
  view: 'list' as const,
  shown: 3 * PAGE_SIZE,
};

test('what is written is read again', () => {
  expect(readQuery(writeQuery(full))).toEqual(full);
  expect(readQuery(new URLSearchParams(writeQuery(full).toString()))).toEqual(full);
});

test('a query that asks nothing leaves the address clean', () => {
  expect(writeQuery(emptyQuery).toString()).toBe('');
  expect(writeQuery({ ...emptyQuery, search: '   ' }).toString()).toBe('');
});

test('an address that says nothing asks nothing', () => {
  expect(readQuery(new URLSearchParams())).toEqual(emptyQuery);
});

test('other parameters are kept, earlier ones of ours are not', () => {
  const params = new URLSearchParams('lang=es&q=old&filter=used&price=over-300');
  expect(writeQuery({ ...emptyQuery, search: 'new' }, params).toString()).toBe('lang=es&q=new');
  expect(params.get('q')).toBe('old');
});

test.each([
  ['view=table', { view: 'grid' }],
  ['filter=used&filter=used&filter=', { filters: ['used'] }],
  ['shown=-5', { shown: PAGE_SIZE }],
  ['shown=lots', { shown: PAGE_SIZE }],
  ['shown=Infinity', { shown: PAGE_SIZE }],
  ['shown=25', { shown: 2 * PAGE_SIZE }],
])('nonsense in "%s" counts as not said', (address, part) => {
  expect(readQuery(new URLSearchParams(address))).toMatchObject(part);
});

test('toggling adds at the end and takes away in place', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});
