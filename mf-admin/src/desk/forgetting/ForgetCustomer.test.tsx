import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';

setSystemTime('2026-11-23T20:00:00Z');
const api = fakeApi();
beforeEach(() => api.store('bookings', [booking()]));

const LIST = '/admin/bookings?view=list&from=2026-11-01&to=2026-11-30';
const forgotten = booking({
  ...{ name: '', email: '', phone: '', vehicle: '', forgotten_at: '2026-11-23T19:00:00Z' },
});

const sent = () => api.sent('rpc/forget_customer');

async function askToForget() {
  api.define('customer_history', () => ({
    ...{ count: 1, bookings: [booking()], tires: [], timeline: [] },
  }));
  const user = await openAdmin(`${LIST}&customer=1`);
  await user.click(await screen.findByRole('button', { name: 'Erase this customer’s data' }));
  return user;
}

test('forgets a customer after a confirmation that says how much is erased', async () => {
  api.define('customer_records', () => ({ bookings: 3, open: 0, messages: 1 }));
  const user = await askToForget();
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(
    confirmation.getByText(/from 3 bookings .* and deletes one message from this customer\./),
  ).toBeVisible();
  expect(sent()).toEqual([]);
  api.define('forget_customer', () => {
    api.store('bookings', [forgotten]);
    return null;
  });
  await user.click(confirmation.getByRole('button', { name: 'Erase the data' }));
  expect(await findNotification('The customer’s data is erased')).toBeInTheDocument();
  expect(sent()).toEqual([['POST', { p_booking: '1' }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(
    await screen.findByRole('button', { name: 'Open booking ABC-234 for Erased customer' }),
  ).toBeVisible();
});

test('does not forget a customer with an appointment that is not over', async () => {
  api.define('customer_records', () => ({ bookings: 2, open: 1, messages: 0 }));
  await askToForget();
  expect(await screen.findByText(/appointment that isn’t over/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('explains a refusal after the confirmation', async () => {
  api.define('customer_records', () => ({ bookings: 1, open: 0, messages: 0 }));
  api.once('POST', 'rpc/forget_customer', refusal(409, 'still_open'));
  const user = await askToForget();
  await user.click(await screen.findByRole('button', { name: 'Erase the data' }));
  expect(await findNotification('Failed to erase the customer’s data')).toBeInTheDocument();
  expect(screen.getByText(/appointment that isn’t over/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('shows a booking of a customer whose data was erased without a form', async () => {
  api.store('bookings', [forgotten]);
  const user = await openAdmin(LIST);
  await user.click(
    await screen.findByRole('button', { name: 'Open booking ABC-234 for Erased customer' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking ABC-234' }));
  expect(dialog.getByText(/was erased on Nov 23, 2026, 2:00 PM/)).toBeVisible();
  expect(dialog.queryByLabelText(/^Phone/)).not.toBeInTheDocument();
});
