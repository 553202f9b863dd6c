import type { Product } from '@shop/shared-data';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../testSupport/dataCalls';
import {
  administrator,
  dataError,
  emitSessionEvent,
  mockEachTest,
  mockSession,
} from '../../testSupport/mockBackend';
import { findNotification, notificationRemoved } from '../../testSupport/openAdmin';
import { dialog, field, openForm, openProducts, twoProducts } from '../../testSupport/productForm';
import { product } from '../../testSupport/rows';

mockEachTest();
beforeEach(() => {
  calls.listProducts.mockResolvedValue(twoProducts());
});

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
  calls.listProducts.mockResolvedValue([]);
  await openProducts();
  expect(await screen.findByText(/There are no products yet/)).toBeInTheDocument();
});

test('shows a notification and a retry button when loading fails', async () => {
  calls.listProducts.mockRejectedValueOnce(dataError('offline'));
  const user = await openProducts();
  expect(await findNotification('Failed to load products')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load products' })).toBeInTheDocument();
  expect(screen.getByText(/You seem to be offline/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('CrossClimate2')).toBeInTheDocument();
  await notificationRemoved('Failed to load products');
});

test('renders one page of 2,000 products', async () => {
  calls.listProducts.mockResolvedValue(
    Array.from({ length: 2000 }, (_, i) => product({ id: String(i), name: `Tire ${i}` })),
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
  calls.editProduct.mockRejectedValueOnce(dataError('offline')).mockResolvedValue(product());
  const update = dialog().getByRole('button', { name: 'Update Product' });
  await user.click(update);
  await findNotification('Failed to save product');
  await user.click(update);
  await findNotification('Product updated successfully');
  await notificationRemoved('Failed to save product');

  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete CrossClimate2' }));
    const confirmation = within(screen.getByRole('alertdialog'));
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
  };
  calls.deleteProduct.mockRejectedValueOnce(dataError('offline'));
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
  expect(calls.deleteProduct).not.toHaveBeenCalled();

  let answer: (rows: Product[]) => void = () => {};
  calls.listProducts.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete CrossClimate2' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Product deleted successfully')).toBeInTheDocument();
  expect(calls.deleteProduct).toHaveBeenCalledWith('1');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The list is slower than the dialog.
  answer([product({ id: '2', name: 'Blizzak WS90' })]);
  await waitFor(() => expect(screen.queryByText('CrossClimate2')).toBeNull());
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('offers to delete the samples while one of any kind is left, and says what it deletes', async () => {
  const none = { products: 0, bookings: 0, contact_messages: 0 };
  calls.countSamples.mockResolvedValue({ ...none, bookings: 12, contact_messages: 1 });
  const user = await openProducts();
  await screen.findByText('Samples left: 12 bookings and 1 message.');
  await user.click(screen.getByRole('button', { name: 'Delete samples' }));
  const confirmation = screen.getByRole('alertdialog', { name: 'Delete all samples?' });
  expect(confirmation).toHaveTextContent('This deletes 12 bookings and 1 message for good.');
  calls.countSamples.mockResolvedValue(none);
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
  await findNotification('Samples deleted successfully');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Delete samples' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test.each(['products', 'bookings', 'contact_messages'] as const)(
  'speaks of the samples while only %s are left',
  async (kind) => {
    const none = { products: 0, bookings: 0, contact_messages: 0 };
    calls.countSamples.mockResolvedValue({ ...none, [kind]: 1 });
    await openProducts();
    await screen.findByText(/^Samples left: 1 /);
  },
);

test('checks the rights again when the database refuses a change', async () => {
  const user = await openForm('Delete CrossClimate2');
  calls.deleteProduct.mockRejectedValue(dataError('forbidden'));
  calls.isAdmin.mockResolvedValue(false);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
});

test('keeps unsaved changes when the rights are unknown or another account signs in', async () => {
  const user = await openForm('Add Product');
  await user.type(field('Name'), 'Half a name');
  const notice = (name: string) => screen.getByRole('alertdialog', { name });

  calls.isAdmin.mockResolvedValue(false);
  await act(async () => emitSessionEvent('SIGNED_IN', { id: 'u2', email: 'guest@example.com' }));
  expect(notice('This account has no administrator rights')).toBeVisible();

  calls.isAdmin.mockRejectedValue(dataError('offline'));
  await act(async () => emitSessionEvent('SIGNED_OUT', null));
  await act(async () => emitSessionEvent('SIGNED_IN', administrator));
  const unsure = notice('We couldn’t check your rights');
  mockSession({ id: 'u3', email: 'colleague@example.com' });
  await user.click(within(unsure).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field('Name')).toHaveValue('Half a name');
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/products');
});

test('a category without a translation is shown by its id, and an edit keeps it', async () => {
  calls.listProducts.mockResolvedValue([product({ category: 'scooter-tires' })]);
  calls.editProduct.mockImplementation(async (_, input) => product(input));
  const user = await openForm('Edit CrossClimate2');
  expect(screen.getByText('scooter-tires', { selector: 'td' })).toBeInTheDocument();
  await user.type(field('Name'), ' II');
  await user.click(dialog().getByRole('button', { name: 'Update Product' }));
  await findNotification('Product updated successfully');
  expect(calls.editProduct.mock.lastCall?.[1]).toMatchObject({ category: 'scooter-tires' });
});
