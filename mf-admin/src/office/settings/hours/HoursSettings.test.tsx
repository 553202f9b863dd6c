import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { bookingOutside, slot } from '../../../testSupport/rows';

const api = fakeApi();
const [SAVE, OUTSIDE] = ['save_weekdays', 'bookings_outside'] as const;
const saved = () => api.sent(`rpc/${SAVE}`).map(([, input]) => input);
const asked = () => api.sent(`rpc/${OUTSIDE}`).map(([, input]) => input);
beforeEach(() => {
  const starts = ['08:00', '09:00'];
  api.store(
    'slots',
    [1, 2, 3, 4, 5].flatMap((weekday) => starts.map((each) => slot({ weekday, starts: each }))),
  );
  api.define(SAVE, () => null);
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Monday' }));
const save = () => dialog().getByRole('button', { name: 'Save hours' });

async function openMonday() {
  const user = await openAdmin('/admin/settings?section=hours');
  await user.click(await screen.findByRole('button', { name: 'Edit Monday' }));
  return user;
}

async function shortenMonday() {
  const user = await openMonday();
  await user.clear(dialog().getByLabelText('Closes'));
  await user.type(dialog().getByLabelText('Closes'), '15:00');
  await user.click(save());
  return user;
}

test('leads to closures for a single day', async () => {
  const user = await openAdmin('/admin/settings?section=hours');
  await user.click(await screen.findByRole('button', { name: 'Add a closure' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/settings?section=closures');
});

test('shows the hours as visitors read them, and the start times of each weekday', async () => {
  await openAdmin('/admin/settings?section=hours');
  const preview = within(await screen.findByRole('region', { name: 'How visitors see it' }));
  expect(preview.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Mon-Fri',
    'Sat-Sun',
  ]);
  expect(preview.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8am-8pm',
    'Closed',
  ]);
  expect(screen.getByRole('row', { name: /^Monday/ })).toHaveTextContent(
    'Bookings at 8:00 AM, 9:00 AM',
  );
  expect(screen.getByRole('row', { name: /^Saturday/ })).toHaveTextContent('No online booking');
});

test('saves a day that no booking leaves, together with the chosen other days', async () => {
  const user = await openMonday();
  await user.click(dialog().getByRole('button', { name: 'Add a break' }));
  await user.click(dialog().getByRole('button', { name: 'Remove start time 2' }));
  await user.click(dialog().getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(save());
  await findNotification('Hours updated successfully');
  expect(saved()).toEqual([
    {
      p_weekdays: [1, 2],
      p_spans: ['08:00-12:00', '13:00-20:00'],
      p_slots: ['08:00'],
      p_read: expect.any(Array),
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('lists the bookings of a shortened day with their phone numbers before it saves', async () => {
  api.define(OUTSIDE, () => [bookingOutside()]);
  const user = await shortenMonday();
  const affected = within(
    await screen.findByRole('dialog', { name: 'One booking would no longer fit' }),
  );
  expect(affected.getByRole('link', { name: '(770) 555-0144' })).toHaveAttribute(
    'href',
    'tel:+17705550144',
  );
  expect(affected.getByText('It would be outside the opening hours.')).toBeInTheDocument();
  expect(affected.getByText(/^If you save, nothing is canceled and no message goes/)).toBeVisible();
  const others = [2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  const monday = { weekday: 1, opens: '08:00', closes: '15:00' };
  expect(asked()).toMatchObject([{ p_opening_hours: [monday, ...others] }]);
  expect(saved()).toEqual([]);

  await user.click(affected.getByRole('button', { name: 'Save anyway' }));
  await findNotification('Hours updated successfully');
  expect(saved()).toHaveLength(1);
});

test('lists the bookings at a removed start time before it saves', async () => {
  api.define(OUTSIDE, () => [bookingOutside({ reason: 'invalid_slot' })]);
  const user = await openMonday();
  await user.click(dialog().getByRole('button', { name: 'Remove start time 1' }));
  await user.click(dialog().getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(save());
  const affected = within(
    await screen.findByRole('dialog', { name: 'One booking would no longer fit' }),
  );
  expect(affected.getByRole('link', { name: '(770) 555-0144' })).toBeVisible();
  expect(affected.getByText('Bookings would no longer start at that time.')).toBeVisible();
  const others = [3, 4, 5].flatMap((weekday) => [
    { weekday, starts: '08:00' },
    { weekday, starts: '09:00' },
  ]);
  const changed = [1, 2].map((weekday) => ({ weekday, starts: '09:00' }));
  expect(asked()).toMatchObject([{ p_slots: [...changed, ...others] }]);
  expect(saved()).toEqual([]);
});

test('keeps a shortened day unsaved, and its form open, when staff keep it as it is', async () => {
  api.define(OUTSIDE, () => [bookingOutside(), bookingOutside({ id: '2' })]);
  const user = await shortenMonday();
  await screen.findByRole('dialog', { name: '2 bookings would no longer fit' });
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
  expect(saved()).toEqual([]);
  expect(dialog().getByLabelText('Closes')).toHaveValue('15:00');
});

test('does not save when the affected bookings cannot be loaded', async () => {
  api.once('POST', `rpc/${OUTSIDE}`, offline);
  await shortenMonday();
  await findNotification('Failed to update the hours');
  expect(saved()).toEqual([]);
});

test('explains spans that overlap, and start times at which the shop is closed', async () => {
  const user = await openMonday();
  await user.click(dialog().getByRole('button', { name: 'Add a break' }));
  const [morning] = dialog().getAllByLabelText('Closes');
  await user.clear(morning as HTMLElement);
  await user.type(morning as HTMLElement, '08:30');
  expect(dialog().getByText(/^Visitors can’t book 9:00 AM/)).toBeInTheDocument();
  await user.clear(morning as HTMLElement);
  await user.type(morning as HTMLElement, '14:00');
  await user.click(save());
  expect(await dialog().findByRole('alert')).toHaveTextContent(/overlap or touch/);
  expect(saved()).toEqual([]);
});

test('asks before it closes a form with unsaved changes', async () => {
  const user = await openMonday();
  await user.click(dialog().getByRole('button', { name: 'Remove start time 1' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
});

test('shows why the hours cannot be loaded', async () => {
  api.once('GET', 'slots', offline);
  await openAdmin('/admin/settings?section=hours');
  expect(await screen.findByRole('heading', { name: 'Failed to load the hours' })).toBeVisible();
});
