import { product } from '../../../testSupport/rows';
import { createFilter, type ProductFilters } from './productFilters';

const rows = [
  product({ id: 'winter', category: 'winter-tires', is_low: true, available: 2, quantity: 4 }),
  product({ id: 'used', category: 'used-tires', condition: 'used', in_stock: false }),
  product({ id: 'promised', available: 0, quantity: 4, is_low: true }),
  product({ id: 'filter', kind: 'part', category: 'filters' }),
];
const none: ProductFilters = { kind: '', category: '', condition: '', stock: '' };
const found = (filters: Partial<ProductFilters>) =>
  rows.filter(createFilter({ ...none, ...filters })).map(({ id }) => id);

test.each<[Partial<ProductFilters>, string[]]>([
  [{}, ['winter', 'used', 'promised', 'filter']],
  [{ kind: 'part' }, ['filter']],
  [{ category: 'winter-tires' }, ['winter']],
  [{ condition: 'used' }, ['used']],
  [{ stock: 'low' }, ['winter', 'promised']],
  [{ stock: 'out' }, ['used', 'promised']],
  [{ stock: 'in' }, ['winter', 'filter']],
  [{ stock: 'nonsense', kind: 'tire', condition: 'new' }, ['winter', 'promised']],
])('%j finds %j', (filters, ids) => {
  expect(found(filters)).toEqual(ids);
});
