import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { dialog, field, openProducts } from '../../../testSupport/productForm';
import { product } from '../../../testSupport/rows';

const EDIT = 'edit_products';
const api = fakeApi();
const rows = [
  product({ is_low: true, quantity: 4, promised: 2, available: 2, size: '225/65R17' }),
  product({ id: '2', name: 'Blizzak WS90', category: 'winter-tires', in_stock: false }),
  product({ id: '3', name: 'M1-110A', kind: 'part', category: 'filters', name_es: 'Filtro' }),
];
beforeEach(() => {
  api.store('products', rows);
});

const names = () =>
  within(screen.getByRole('table', { name: 'Products' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
const select = (user: Awaited<ReturnType<typeof openProducts>>, name: string) =>
  user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));

test('filters by kind, category and stock, and keeps the filters in the address', async () => {
  const user = await openProducts();
  await screen.findByText('CrossClimate2');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Part');
  expect(names()).toEqual(['M1-110A']);
  await user.selectOptions(screen.getByLabelText('Kind'), 'All');
  await user.selectOptions(screen.getByLabelText('Category'), 'Winter tires');
  expect(names()).toEqual(['Blizzak WS90']);
  expect(screen.getByLabelText('address')).toHaveTextContent('category=winter-tires');
  await user.type(screen.getByRole('searchbox'), 'cross');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(names()).toHaveLength(3);
  expect(screen.getByLabelText('address')).toHaveTextContent(/\/admin\/products$/);
});

test('the link of the dashboard lists what is low in stock', async () => {
  await openAdmin('/admin/products?stock=low');
  await screen.findByText('CrossClimate2');
  expect(names()).toEqual(['CrossClimate2']);
  const table = within(screen.getByRole('table', { name: 'Products' }));
  expect(table.getByText('2 available')).toBeInTheDocument();
  expect(table.getByText(', 2 set aside for bookings')).toBeInTheDocument();
});

test('says how many are missing where bookings hold more than the shop has', async () => {
  const short = { quantity: 3, promised: 4, available: 0, is_low: true };
  api.store('products', [product(short), product({ ...short, id: '2', promised: 5 })]);
  const user = await openProducts();
  const table = within(await screen.findByRole('table', { name: 'Products' }));
  expect(table.getByText('1 short')).toBeInTheDocument();
  expect(table.getByText('2 short')).toBeInTheDocument();
  expect(table.queryByText('Out of stock')).not.toBeInTheDocument();
  await user.click(table.getAllByRole('button', { name: /^Edit/ })[0] as HTMLElement);
  const quantity = dialog().getByLabelText(/^Quantity/);
  expect(quantity).toHaveAccessibleDescription('1 short. Set aside for bookings: 4.');
  await user.clear(quantity);
  expect(quantity).toHaveAccessibleDescription('Set aside for bookings: 4.');
  await user.type(quantity, '2');
  expect(quantity).toHaveAccessibleDescription('2 short. Set aside for bookings: 4.');
});

test('edits the selected products at once, and sends what was entered', async () => {
  const user = await openProducts();
  await screen.findByText('CrossClimate2');
  await select(user, 'CrossClimate2');
  await select(user, 'Blizzak WS90');
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit selected' }));
  const press = () =>
    user.click(dialog().getByRole('button', { name: 'Change selected products' }));
  await press();
  expect(await dialog().findByText('Please change something.')).toBeVisible();
  await user.type(field('Change the price'), '-10');
  await user.selectOptions(field('Stock'), 'In stock');
  api.define(EDIT, () => []);
  await press();
  await findNotification('Products updated successfully');
  const versions = rows.slice(0, 2).map(({ id, updated_at }) => ({ id, updated_at }));
  expect(api.sent(`rpc/${EDIT}`)).toEqual([
    ['POST', { p_rows: versions, p_percent: -10, p_in_stock: true }],
  ]);
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  // The button that had opened the form is gone.
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('tires and parts together have no category to choose, and all can be selected', async () => {
  const user = await openProducts();
  await screen.findByText('CrossClimate2');
  await select(user, 'CrossClimate2');
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  await user.click(screen.getByRole('button', { name: 'Edit selected' }));
  expect(dialog().queryByLabelText(/^Category/)).not.toBeInTheDocument();
});

test('explains a conflict, and loads the list again', async () => {
  const user = await openProducts();
  await screen.findByText('CrossClimate2');
  await select(user, 'CrossClimate2');
  await user.click(screen.getByRole('button', { name: 'Edit selected' }));
  await user.type(field('Quantity'), '8');
  const theirs = { name: 'CrossClimate3', quantity: 5, updated_at: '2026-11-21T10:00:00Z' };
  api.store('products', [product(theirs)]);
  api.once('POST', `rpc/${EDIT}`, refusal(409, 'products_changed'));
  await user.click(dialog().getByRole('button', { name: 'Change selected products' }));
  expect(await dialog().findByText(/One of these products changed/)).toBeVisible();
  expect(await screen.findByText('CrossClimate3')).toBeInTheDocument();
});
