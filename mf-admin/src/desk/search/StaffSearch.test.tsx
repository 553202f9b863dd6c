import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { fakeApi, offline } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking, product } from '../../testSupport/rows';

setSystemTime('2026-11-21T15:00:00Z');
const api = fakeApi();
beforeEach(() => {
  const again = booking({
    id: '2',
    reference: 'OLD-222',
    phone: '+1 770 555 0144 ext. 12',
    email: '',
  });
  api.define('search_bookings', () => [booking(), again]);
  api.store('bookings', [booking(), again]);
  api.store('products', [product({ name: 'Carlisle Trail', sku: 'CT-1' })]);
});

async function search(text: string) {
  const user = await openAdmin('/admin/messages');
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  await user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  expect(dialog.getByRole('searchbox')).toHaveFocus();
  await user.keyboard(text);
  return { user, dialog };
}

test('finds customers once, their bookings and products, and opens one with the keyboard', async () => {
  const { user, dialog } = await search('carl');
  const names = async (name: string) =>
    within(await dialog.findByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.querySelector('strong')?.textContent);
  expect(await names('Bookings')).toEqual(['Carl Young, ABC-234', 'Carl Young, OLD-222']);
  expect(await names('Customers')).toEqual(['Carl Young']);
  expect(await names('Products')).toEqual(['Carlisle Trail']);
  expect(api.sent('rpc/search_bookings').at(-1)).toEqual(['POST', { p_text: 'carl' }]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(dialog.getByRole('link', { name: /ABC-234/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  const card = within(await screen.findByRole('dialog', { name: 'Carl Young' }));
  expect(card.getByText('ABC-234')).toBeInTheDocument();
});

test('says of a product how many are in the shop and promised', async () => {
  api.store('products', [
    product({ name: 'Carlisle Trail', sku: 'CT-1', quantity: 6, promised: 4 }),
    product({ id: '2', name: 'Carlisle Radial', sku: 'CR-1' }),
  ]);
  const { dialog } = await search('carlisle');
  const detail = async (name: RegExp) => (await dialog.findByRole('link', { name })).textContent;
  expect(await detail(/Trail/)).toMatch(/CT-1, \$129\.50, 6 here, 4 set aside for bookings$/);
  expect(await detail(/Radial/)).toMatch(/CR-1, \$129\.50$/);
});

test('opens a product, whose form leaves the address when it is closed', async () => {
  const { user, dialog } = await search('carl');
  await user.click(await dialog.findByRole('link', { name: /Carlisle/ }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByDisplayValue('Carlisle Trail')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin\/products$/);
});

test('says that nothing was found, and why a search failed', async () => {
  api.define('search_bookings', () => []);
  const { user, dialog } = await search('zzz');
  expect(await dialog.findByText('Nothing matches “zzz”.')).toBeInTheDocument();
  api.once('POST', 'rpc/search_bookings', offline);
  await user.keyboard('y');
  expect(await dialog.findByText('The search didn’t work')).toBeInTheDocument();
});

test('shows the shortcuts, which do nothing in a field', async () => {
  const user = await openAdmin('/admin/bookings?view=list');
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});
