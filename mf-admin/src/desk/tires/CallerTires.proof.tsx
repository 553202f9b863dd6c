import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, product } from '../../testSupport/rows';

setSystemTime('2026-11-21T15:00:00Z');
const api = fakeApi();
beforeEach(() => {
  api.define('book_for_caller', () => booking());
  api.define('tire_offer', ({ p_count: count }) => ({
    ...{ name: 'CrossClimate2 225/65R17', available: 6, installed: Number(count) * 247.15 },
  }));
});
const sent = () => api.sent('rpc/book_for_caller').map(([, body]) => body);

/** Enters a booking, and opens its tires. */
async function enter() {
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  const [gap] = await screen.findAllByRole('button', { name: /^New booking or hold .* Bay 2$/ });
  await user.click(gap as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Oil Change' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Carl');
  await user.type(dialog.getByLabelText(/^Phone number/), '7705550199');
  // Products are not read before they are wanted.
  api.store('products', [product({ size: '225/65R17', quantity: 6, available: 6 })]);
  await user.click(dialog.getByText(/^More/));
  await user.click(dialog.getByRole('button', { name: 'Add tires' }));
  const book = () => user.click(dialog.getByRole('button', { name: 'Book' }));
  return { user, dialog, book };
}

test('books a caller with the tires that were chosen, at the price that is shown', async () => {
  const { user, dialog, book } = await enter();
  await user.keyboard('225 65 17');
  await user.click(await dialog.findByRole('radio', { name: /6 available/ }));
  expect(await dialog.findByText('$988.60 installed, with fees and tax')).toBeVisible();
  await book();
  await findNotification('Booking ABC-234 saved');
  const tires = { product: '1', count: 4, installed: 988.6 };
  expect(sent()).toMatchObject([{ p_name: 'Carl', p_tires: [tires] }]);
});

test('explains beside the tires why they are refused, loads the price again and keeps the form', async () => {
  const { user, dialog, book } = await enter();
  await user.keyboard('225 65 17');
  await user.click(await dialog.findByRole('radio', { name: /6 available/ }));
  await dialog.findByText(/^\$988\.60/);
  api.once('POST', 'rpc/book_for_caller', refusal(409, 'price_changed'));
  api.define('tire_offer', () => ({ name: 'x', available: 6, installed: 1000 }));
  await book();
  const text = await dialog.findByText(/^The price changed/);
  expect(text.closest('[tabindex="-1"]')).toHaveFocus();
  expect(await dialog.findByText(/^\$1,000\.00 installed/)).toBeVisible();
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Carl');
  await book();
  await findNotification('Booking ABC-234 saved');
});

test('does not drop tires that were searched for and not chosen, unless staff say so', async () => {
  const { user, dialog, book } = await enter();
  await user.keyboard('225 65 17');
  await dialog.findByRole('radio', { name: /6 available/ });
  await book();
  expect(await dialog.findByText(/^Please choose one of the tires/)).toBeVisible();
  expect(sent()).toEqual([]);
  const without = dialog.getByRole('button', { name: 'No tires' });
  // It took the place of “Add tires”, and waits for a press of its own.
  await waitFor(() => expect(without).not.toHaveAttribute('aria-disabled'));
  await user.click(without);
  await book();
  await findNotification('Booking ABC-234 saved');
  expect(sent()).toMatchObject([{ p_tires: [] }]);
});
