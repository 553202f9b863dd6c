import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testSupport/fakeApi';
import { openAdmin } from '../../../testSupport/openAdmin';
import { product } from '../../../testSupport/rows';

const api = fakeApi();
beforeEach(() => {
  api.store('products', [
    product({ name: 'Winterhawk 10', price: 90, category: 'used-tires', quantity: 4 }),
    product({ id: '2', name: 'Blizzak', price: 1000, category: 'winter-tires' }),
    product({
      id: '3',
      name: 'winterhawk 9',
      price: 200,
      category: 'all-season-tires',
      quantity: 12,
    }),
  ]);
});

const names = () =>
  screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.slice(7));
const sort = (column: string) => screen.getByRole('button', { name: `Sort by ${column}` });

test.each([
  ['Product', ['Blizzak', 'winterhawk 9', 'Winterhawk 10']],
  ['Category', ['winterhawk 9', 'Winterhawk 10', 'Blizzak']],
  ['Price', ['Winterhawk 10', 'winterhawk 9', 'Blizzak']],
  ['Stock', ['Winterhawk 10', 'winterhawk 9', 'Blizzak']],
])('sorts by “%s”, then downwards, then newest first again', async (column, ascending) => {
  const user = await openAdmin('/admin/products');
  await screen.findByText('Blizzak');
  await user.click(sort(column));
  expect(names()).toEqual(ascending);
  await user.click(sort(column));
  // Products that are not counted come last in both directions.
  expect(names()).toEqual(
    column === 'Stock' ? ['winterhawk 9', 'Winterhawk 10', 'Blizzak'] : ascending.toReversed(),
  );
  expect(screen.getByLabelText('address')).toHaveTextContent(/\?sort=\w+\.desc$/);
  await user.click(sort(column));
  expect(names()).toEqual(['Winterhawk 10', 'Blizzak', 'winterhawk 9']);
});

test('a search lists the best first, unless a column is chosen', async () => {
  const user = await openAdmin('/admin/products?q=winter');
  // The category of the Blizzak is found too.
  await waitFor(() => expect(names().at(-1)).toBe('Blizzak'));
  await user.click(sort('Price'));
  await user.click(sort('Price'));
  expect(names()[0]).toBe('Blizzak');
  await user.clear(screen.getByRole('searchbox'));
  expect(names()[0]).toBe('Blizzak');
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')[2]).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});
