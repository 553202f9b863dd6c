import { act, screen, waitFor, within } from '@testing-library/react';
import { held, offline, refusal } from '../../testSupport/fakeApi';
import { findNotification, notificationRemoved } from '../../testSupport/openAdmin';
import { dialog, field, openForm, openProducts, productApi } from '../../testSupport/productForm';
import { booking, message, product } from '../../testSupport/rows';

const TABLE = 'products';
const api = productApi();

test('lists the products with category, price and stock', async () => {
  await openProducts();
  const table = within(await screen.findByRole('table', { name: 'Products' }));
  expect(table.getByText('CrossClimate2')).toBeInTheDocument();
  expect(table.getAllByText('$129.50')).toHaveLength(2);
  expect(table.getByText('Winter tires')).toBeInTheDocument();
  expect(table.getByText('Out of stock')).toBeInTheDocument();
});

test('searches name and category in any case, and shows when nothing matches', async () => {
  const user = await openProducts();
  await screen.findByText('CrossClimate2');
  const search = screen.getByRole('searchbox');
  await user.type(search, 'wINTER');
  expect(screen.queryByText('CrossClimate2')).not.toBeInTheDocument();
  expect(screen.getByText('Blizzak WS90')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/products?q=wINTER');
  await user.type(search, ' zzz');
  expect(await screen.findByText('Nothing matches “wINTER zzz”.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByText('CrossClimate2')).toBeInTheDocument();
});

test('shows when there are no products', async () => {
  api.store(TABLE, []);
  await openProducts();
  expect(await screen.findByText(/There are no products yet/)).toBeInTheDocument();
});

test('shows a notification and a retry button when loading fails', async () => {
  api.once('GET', TABLE, offline);
  const user = await openProducts();
  expect(await findNotification('Failed to load products')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load products' })).toBeInTheDocument();
  expect(screen.getByText(/^We couldn’t reach the shop’s server/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('CrossClimate2')).toBeInTheDocument();
  await notificationRemoved('Failed to load products');
});

test('renders one page of 2,000 products', async () => {
  api.store(
    TABLE,
    Array.from({ length: 2000 }, (_, i) =>
      product({ id: String(i), name: `Tire ${i}`, created_at: String(3000 - i) }),
    ),
  );
  const user = await openProducts();
  expect(await screen.findByText('2,000 in total')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(51);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Tire 50')).toBeInTheDocument();
  expect(screen.getByText('Page 2 of 40')).toBeInTheDocument();
});

test('the success of an action removes the notification of its earlier failure', async () => {
  const user = await openForm('Edit CrossClimate2');
  await user.type(field('Name'), '!');
  api.once('PATCH', TABLE, offline);
  const update = dialog().getByRole('button', { name: 'Update Product' });
  await user.click(update);
  await findNotification('Failed to save product');
  await user.click(update);
  await findNotification('Product updated successfully');
  await notificationRemoved('Failed to save product');

  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete CrossClimate2!' }));
    const confirmation = within(screen.getByRole('alertdialog'));
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
  };
  api.once('DELETE', TABLE, offline);
  await remove();
  await findNotification('Failed to delete product');
  await remove();
  await findNotification('Product deleted successfully');
  await notificationRemoved('Failed to delete product');
});

test('asks with the specified text before a product is deleted', async () => {
  const user = await openForm('Delete CrossClimate2');
  const confirmation = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this product?',
  });
  await user.click(within(confirmation).getByRole('button', { name: 'Cancel' }));
  expect(api.sent(TABLE)).toEqual([]);

  const { answer, release } = held();
  api.once('GET', TABLE, answer);
  await user.click(screen.getByRole('button', { name: 'Delete CrossClimate2' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Product deleted successfully')).toBeInTheDocument();
  expect(api.rows(TABLE).map(({ id }) => id)).toEqual(['2']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The list is slower than the dialog.
  release();
  await waitFor(() => expect(screen.queryByText('CrossClimate2')).toBeNull());
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('offers to delete the samples while one of any kind is left, and says what it deletes', async () => {
  const samples = Array.from({ length: 12 }, (_, i) => booking({ id: `${i}`, is_sample: true }));
  api.store('bookings', [...samples, booking({ id: 'own' })]);
  api.store('contact_messages', [message({ is_sample: true })]);
  api.define('delete_samples', () => {
    api.store('bookings', [booking({ id: 'own' })]);
    api.store('contact_messages', []);
    return null;
  });
  const user = await openProducts();
  await screen.findByText('Samples left: 12 bookings and 1 message.');
  await user.click(screen.getByRole('button', { name: 'Delete samples' }));
  const confirmation = screen.getByRole('alertdialog', { name: 'Delete all samples?' });
  expect(confirmation).toHaveTextContent('This deletes 12 bookings and 1 message.');
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
  await findNotification('Samples deleted successfully');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Delete samples' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test.each([
  ['products', product],
  ['bookings', booking],
  ['contact_messages', message],
] as const)('speaks of the samples while only %s are left', async (kind, row) => {
  api.store(kind, [row({ is_sample: true })]);
  await openProducts();
  await screen.findByText(/^Samples left: 1 /);
});

test('checks the rights again when the database refuses a change', async () => {
  const user = await openForm('Delete CrossClimate2');
  api.once('DELETE', TABLE, refusal(403, 'permission denied', '42501'));
  api.store('admins', []);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
});

test('keeps unsaved changes when the rights are unknown or another account signs in', async () => {
  const user = await openForm('Add Product');
  await user.type(field('Name'), 'Half a name');
  const notice = (name: string) => screen.getByRole('alertdialog', { name });

  await act(() => api.signIn({ id: 'u2', email: 'guest@example.com' }));
  expect(notice('This account has no administrator rights')).toBeVisible();

  api.once('GET', 'admins', offline);
  api.store('admins', [{ user_id: 'u3' }]);
  await act(() => api.signIn({ id: 'u3', email: 'colleague@example.com' }));
  const unsure = notice('We couldn’t check your rights');
  await user.click(within(unsure).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field('Name')).toHaveValue('Half a name');
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/products');
});

test('a category without a translation is shown by its id, and an edit keeps it', async () => {
  api.store(TABLE, [product({ category: 'scooter-tires' })]);
  const user = await openForm('Edit CrossClimate2');
  expect(screen.getByText('scooter-tires', { selector: 'td' })).toBeInTheDocument();
  await user.type(field('Name'), ' II');
  await user.click(dialog().getByRole('button', { name: 'Update Product' }));
  await findNotification('Product updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { name: 'CrossClimate2 II' }]]);
});
