import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testSupport/fakeApi';
import { openAdmin } from '../../../testSupport/openAdmin';
import { dialog, field, openProducts } from '../../../testSupport/productForm';
import { product } from '../../../testSupport/rows';

const api = fakeApi();
beforeEach(() => {
  api.store('products', [
    product({ size: '225/65R17', load_index: 102, speed_rating: 'H', brand: 'Michelin' }),
    product({ id: '2', name: 'Blizzak WS90', category: 'winter-tires', in_stock: false }),
    product({ id: '3', name: 'Oil filter', kind: 'part', category: 'filters', sku: 'M1-110A' }),
    product({ id: '4', name: 'Winterhawk', condition: 'used', size: '205/55R16', quantity: 0 }),
  ]);
});

const setActEnvironment = (is: boolean) => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', is);
afterEach(() => setActEnvironment(true));

const names = () =>
  within(screen.getByRole('table', { name: 'Products' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));

test.each([
  ['225 65 17', ['CrossClimate2']],
  ['2256517', ['CrossClimate2']],
  ['225/65r17 102h', ['CrossClimate2']],
  ['cross climate', ['CrossClimate2']],
  ['michelen', ['CrossClimate2']],
  ['m1110a', ['Oil filter']],
  ['filtro', ['Oil filter']],
  ['llantas de nieve', ['Blizzak WS90']],
  ['segunda mano 205/55/16', ['Winterhawk']],
])('%s finds %j as the catalogues do, sold out or not', async (search, expected) => {
  await openAdmin(`/admin/products?q=${encodeURIComponent(search)}`);
  await waitFor(() => expect(names()).toEqual(expected));
});

test('lists the best first, counts them, and filters what was found', async () => {
  const user = await openProducts();
  await screen.findByText('CrossClimate2');
  await user.type(screen.getByRole('searchbox'), 'winter');
  await waitFor(() => expect(names()).toEqual(['Winterhawk', 'Blizzak WS90']));
  expect(screen.getByText('2 of 4')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Condition'), 'New');
  expect(names()).toEqual(['Blizzak WS90']);
});

test('a chosen filter shows before the list changes', async () => {
  await openProducts();
  await screen.findByText('CrossClimate2');
  const condition = screen.getByLabelText<HTMLSelectElement>('Condition');
  // As in a browser: React renders the list after the event.
  setActEnvironment(false);
  condition.value = 'used';
  condition.dispatchEvent(new Event('change', { bubbles: true }));
  expect(condition).toHaveValue('used');
  expect(names()).toHaveLength(4);
  setActEnvironment(true);
  await waitFor(() => expect(names()).toEqual(['Winterhawk']));
});

test('indexes the rows again once they have changed', async () => {
  const user = await openAdmin('/admin/products?q=michelen');
  await user.click(await screen.findByRole('button', { name: 'Edit CrossClimate2' }));
  await user.clear(field('Brand'));
  await user.type(field('Brand'), 'Goodyear');
  await user.click(dialog().getByRole('button', { name: 'Update Product' }));
  expect(await screen.findByText('Nothing matches “michelen”.')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'goodyer');
  await waitFor(() => expect(names()).toEqual(['CrossClimate2']));
});
