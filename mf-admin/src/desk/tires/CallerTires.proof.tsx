import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { calls } from '../../testSupport/dataCalls';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, product } from '../../testSupport/rows';

setSystemTime('2026-11-21T15:00:00Z');
mockEachTest();
beforeEach(() => {
  calls.listBookings.mockResolvedValue([]);
  calls.listSettings.mockResolvedValue([]);
  calls.listProducts.mockResolvedValue([product({ size: '225/65R17', quantity: 6, available: 6 })]);
  calls.readTireOffer.mockImplementation(async ({ count }) => ({
    ...{ name: 'CrossClimate2 225/65R17', available: 6, installed: count * 247.15 },
  }));
});

/** Enters a booking, and opens its tires. */
async function enter() {
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  const [gap] = await screen.findAllByRole('button', { name: /^New booking or hold .* Bay 2$/ });
  await user.click(gap as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Oil Change' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Carl');
  await user.type(dialog.getByLabelText(/^Phone number/), '7705550199');
  expect(calls.listProducts).not.toHaveBeenCalled();
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
  calls.bookForCaller.mockResolvedValue(booking());
  await book();
  await findNotification('Booking ABC-234 saved');
  expect(calls.bookForCaller.mock.lastCall?.[0]).toMatchObject({
    name: 'Carl',
    tires: [{ product: '1', count: 4, installed: 988.6 }],
  });
});

test('explains beside the tires why they are refused, loads the price again and keeps the form', async () => {
  const { user, dialog, book } = await enter();
  await user.keyboard('225 65 17');
  await user.click(await dialog.findByRole('radio', { name: /6 available/ }));
  await dialog.findByText(/^\$988\.60/);
  calls.bookForCaller.mockRejectedValueOnce(dataError('conflict', 'price_changed'));
  calls.readTireOffer.mockResolvedValue({ name: 'x', available: 6, installed: 1000 });
  await book();
  const text = await dialog.findByText(/^The price changed/);
  expect(text.closest('[tabindex="-1"]')).toHaveFocus();
  expect(await dialog.findByText(/^\$1,000\.00 installed/)).toBeVisible();
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Carl');
  calls.bookForCaller.mockResolvedValue(booking());
  await book();
  await findNotification('Booking ABC-234 saved');
});

test('does not drop tires that were searched for and not chosen, unless staff say so', async () => {
  const { user, dialog, book } = await enter();
  await user.keyboard('225 65 17');
  await dialog.findByRole('radio', { name: /6 available/ });
  await book();
  expect(await dialog.findByText(/^Please choose one of the tires/)).toBeVisible();
  expect(calls.bookForCaller).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'No tires' }));
  calls.bookForCaller.mockResolvedValue(booking());
  await book();
  await findNotification('Booking ABC-234 saved');
  expect(calls.bookForCaller.mock.lastCall?.[0]).toMatchObject({ tires: [] });
});
