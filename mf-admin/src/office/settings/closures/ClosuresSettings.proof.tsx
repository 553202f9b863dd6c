import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { bookingOutside, closure } from '../../../testSupport/rows';

setSystemTime('2026-12-07T15:00:00Z');
const TABLE = 'closures';
const api = fakeApi();
beforeEach(() => api.store(TABLE, [closure()]));

const open = () => openAdmin('/admin/settings?section=closures');
const day = (name: RegExp) => screen.findByRole('button', { name });
const field = (name: string) =>
  within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}`));
const added = () => api.rows(TABLE).at(-1);
const save = () => screen.getByRole('button', { name: 'Save closure' });

test('lists the closures, as visitors read them too, and marks them in the calendar', async () => {
  const past = { first_day: '2026-11-26', last_day: '2026-11-27', reason: 'Thanksgiving' };
  api.store(TABLE, [closure(), closure({ id: '2', ...past })]);
  await open();
  const preview = await screen.findByRole('region', { name: 'How visitors see it' });
  expect(preview).toHaveTextContent('Closed Thu, Dec 24, 2026 – Sat, Dec 26, 2026 (Christmas)');
  expect(screen.getByRole('row', { name: /^Thu, Dec 24/ })).toHaveTextContent('Whole day');
  expect(await day(/December 25, 2026: closed\. Christmas/)).toBeEnabled();
  expect(await day(/December 6, 2026/)).toBeDisabled();
  expect(screen.queryByText('Thanksgiving')).not.toBeInTheDocument();
});

test('the board closes the day that it shows', async () => {
  const user = await openAdmin('/admin/bookings?day=2026-12-09');
  await user.click(await screen.findByRole('link', { name: 'Close this day' }));
  const form = within(
    await screen.findByRole('dialog', { name: 'Add a closure' }, { timeout: 20_000 }),
  );
  expect(form.getByLabelText(/^First day/)).toHaveValue('2026-12-09');
  expect(form.getByLabelText(/^Last day/)).toHaveValue('2026-12-09');
  await user.click(save());
  await findNotification('Closures updated successfully');
  expect(added()).toMatchObject({ first_day: '2026-12-09', last_day: '2026-12-09' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closes some hours of a day that is chosen in the calendar', async () => {
  const user = await open();
  await user.click(await day(/December 9, 2026: add/));
  await user.click(field('Only some hours'));
  await user.type(field('Reason in English'), 'Inventory');
  await user.click(save());
  await findNotification('Closures updated successfully');
  expect(added()).toMatchObject({
    ...{ first_day: '2026-12-09', last_day: '2026-12-09', closes: '12:00', reopens: '13:00' },
    ...{ reason: 'Inventory', reason_es: '' },
  });
});

test('edits the closure of a day that is chosen in the calendar', async () => {
  const user = await open();
  await user.click(await day(/December 25, 2026: closed/));
  await user.clear(field('Last day'));
  await user.type(field('Last day'), '2026-12-23');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(/can’t be before the first day/);
  await user.clear(field('Last day'));
  await user.type(field('Last day'), '2026-12-27');
  await user.click(save());
  await findNotification('Closures updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { last_day: '2026-12-27' }]]);
});

test('moves between the days with the arrow keys, into other months too, and not into the past', async () => {
  const user = await open();
  (await day(/December 7, 2026/)).focus();
  await user.keyboard('{ArrowLeft}');
  expect(await day(/December 7, 2026/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(await day(/December 15, 2026/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(await day(/January 5, 2027/)).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeInTheDocument();
});

test('closes on a suggested holiday with one press', async () => {
  const user = await open();
  const suggestion = /^Close on New Year’s Day/;
  await user.click(await screen.findByRole('button', { name: suggestion }));
  await findNotification('Closures updated successfully');
  expect(added()).toMatchObject({
    ...{ first_day: '2027-01-01', last_day: '2027-01-01' },
    ...{ reason: 'New Year’s Day', reason_es: 'Año Nuevo' },
  });
  expect(screen.queryByRole('button', { name: /^Close on Christmas/ })).not.toBeInTheDocument();
});

test('lists the bookings of a holiday before it closes on it', async () => {
  api.define('bookings_outside', () => [bookingOutside({ reason: 'closed_day' })]);
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Close on New Year’s Day/ }));
  await screen.findByRole('link', { name: '(770) 555-0144' });
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(TABLE)).toEqual([]);
});

test('removes a closure, and adds it again when that is taken back', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Remove Thu, Dec 24/ }));
  expect(await screen.findByText(/^Removed: Thu, Dec 24/)).toBeVisible();
  expect(api.rows(TABLE)).toEqual([]);
  expect(await screen.findByText(/^No closures coming up/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findNotification(/^Restored: Thu, Dec 24/);
  expect(api.rows(TABLE)).toEqual([{ ...closure(), updated_at: expect.any(String) }]);
});

test('shows why the closures cannot be loaded', async () => {
  api.once('GET', TABLE, offline);
  await open();
  expect(await screen.findByRole('heading', { name: 'Failed to load the closures' })).toBeVisible();
});
