import type { Booking, Cancellation } from '@shop/shared-data/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, setting } from '../../testSupport/rows';
import { withDelivery } from '../../testSupport/workRows';

type User = Awaited<ReturnType<typeof openAdmin>>;

const LIST = '/admin/bookings?view=list&from=2030-11-01&to=2030-11-30';
const RECENT = '/admin/bookings?filter=recent';
const coming = { starts_at: '2030-11-23T14:00:00Z', ends_at: '2030-11-23T14:45:00Z' };
const ada = booking({ ...coming, id: 'a', name: 'Ada', reference: 'AAA-111' });
const bob = { ...bookingRequest, id: 'b', name: 'Bob', email: '' };
const carl = booking({ ...coming, id: 'c', name: 'Carl', stage: 'arrived' });
const dora = booking({ ...coming, id: 'd', name: 'Dora', reference: 'DDD-444' });
const recent = (row: Booking, same_network: number) => ({ ...row, same_network });

const api = fakeApi();
const CANCEL = 'rpc/cancel_bookings';
const sent = (path: string) => api.sent(path).map(([, body]) => body);
beforeEach(() => {
  api.store('bookings', [ada, bob, carl, dora]);
  api.define('search_bookings', () => [recent(ada, 3), recent(dora, 3), recent(bob, 1)]);
});

const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`for ${name}$`) });
const dialog = () => within(screen.getByRole('dialog'));
const openDialog = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Cancel selected' }));
const confirm = (user: User, count: number) =>
  user.click(dialog().getByRole('button', { name: `Cancel ${count} bookings` }));

/** Selects Ada and Bob in the list, and opens the dialog. */
async function askAboutTwo() {
  const user = await openAdmin(LIST);
  await screen.findByText('4 in total');
  await user.click(box('Ada'));
  await user.click(box('Bob'));
  await openDialog(user);
  return user;
}

const outcome = (
  { id, status }: Booking,
  problem: Cancellation['problem'] = null,
  channels: Cancellation['channels'] = [],
) => ({ id, status, problem, channels });
const before = [ada, bob].map(({ id, status }) => ({ id, status }));

test('announces how many bookings are selected, and selects all that can be cancelled', async () => {
  const user = await openAdmin(LIST);
  await screen.findByText('4 in total');
  expect(screen.queryByRole('checkbox', { name: /for Carl$/ })).not.toBeInTheDocument();
  box('Ada').focus();
  await user.keyboard(' ');
  expect(screen.getByText('1 selected')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Requested');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(box('Bob')).not.toBeChecked();
});

test('proposes messages in the list, and says to how many customers they go', async () => {
  const user = await askAboutTwo();
  expect(dialog().getByRole('radio', { name: 'Yes, tell them' })).toBeChecked();
  expect(dialog().getByText('Ada: Nov 23, 2030, 9:00 AM')).toBeInTheDocument();
  expect(
    dialog().getByText(/^1 email goes out in 15 seconds\. No message goes out for 1 booking/),
  ).toBeVisible();
  api.define('cancel_bookings', () => [outcome(ada, null, ['email', 'sms']), outcome(bob)]);
  await confirm(user, 2);
  await findNotification('2 bookings canceled.');
  const versions = [ada, bob].map(({ id, updated_at }) => ({ id, updated_at }));
  expect(sent(CANCEL)).toEqual([{ p_bookings: versions, p_with_messages: true }]);
  expect(screen.getByText('Going out in 15 seconds: 1 email, 1 text message.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel selected' })).not.toBeInTheDocument();

  api.define('restore_bookings', () => [
    { id: 'a', problem: null, channels: ['email'] },
    { id: 'b', problem: 'taken', channels: [] },
  ]);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  await findNotification('One booking restored. Going out in 15 seconds: 1 email.');
  expect(sent('rpc/restore_bookings')).toEqual([{ p_cancelled: before, p_with_messages: true }]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /One booking was not restored.*Bob \(REQ-222\): its time is no longer free\./,
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('counts as its own what an attempt without a response has cancelled', async () => {
  const user = await askAboutTwo();
  api.once('POST', CANCEL, offline);
  await confirm(user, 2);
  await waitFor(() => expect(dialog().getByRole('alert')).toBeVisible());
  const closed = { status: 'cancelled' as const, problem: 'closed' as const, channels: [] };
  api.define('cancel_bookings', () => [
    { id: 'a', ...closed },
    { id: 'b', ...closed },
  ]);
  await confirm(user, 2);
  await findNotification('2 bookings canceled.');
  expect(screen.queryByText(/not canceled/)).not.toBeInTheDocument();
  api.define('restore_bookings', () => []);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('rpc/restore_bookings')).toMatchObject([{ p_cancelled: before }]),
  );
});

test('counts text messages only while the shop sends them', async () => {
  api.store('settings', [setting({ key: 'sms', value: 'on' })]);
  api.store(
    'bookings',
    [ada, { ...ada, id: 'b', name: 'Bob', email: '' }].map((row) => ({
      ...row,
      sms_consent: '2026-11-20T10:00:00Z',
    })),
  );
  const user = await openAdmin(LIST);
  await screen.findByText('2 in total');
  await user.click(box('Ada'));
  await user.click(box('Bob'));
  await openDialog(user);
  expect(
    dialog().getByText(
      '1 email goes out in 15 seconds. Those who agreed to text messages get one.',
    ),
  ).toBeVisible();
});

test('says that messages have gone out, and what an undo then does', async () => {
  const user = await askAboutTwo();
  api.define('cancel_bookings', () => [outcome(ada, null, ['email']), outcome(bob)]);
  jest.useFakeTimers({ advanceTimers: true });
  await confirm(user, 2);
  expect(await screen.findByText('Going out in 15 seconds: 1 email.')).toBeVisible();
  jest.advanceTimersByTime(15_000);
  expect(await screen.findByText(/^Sent: 1 email\. Undo can’t take that back/)).toBeVisible();
  jest.useRealTimers();
});

test('sends no message where mail is not set up, and says so', async () => {
  api.define('work_state', () => withDelivery('off'));
  await askAboutTwo();
  expect(await dialog().findByText('No message goes out: email isn’t set up.')).toBeVisible();
});

test('names the bookings that were not cancelled, and why', async () => {
  const user = await askAboutTwo();
  api.define('cancel_bookings', () => [
    outcome({ ...ada, status: 'completed' }, 'closed'),
    outcome(bob, 'changed'),
  ]);
  await confirm(user, 2);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^2 bookings were not canceled/);
  expect(alert).toHaveTextContent(
    'Ada (AAA-111): it is no longer open. Its status is “Completed”.',
  );
  expect(alert).toHaveTextContent('Bob (REQ-222): it changed while you were working.');
  expect(alert.parentElement).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('keeps the dialog and the selection when the cancellation fails', async () => {
  const user = await askAboutTwo();
  api.once('POST', 'rpc/cancel_bookings', offline);
  await confirm(user, 2);
  await findNotification('Failed to cancel the bookings');
  expect(dialog().getByRole('alert')).toHaveTextContent(/^Failed to cancel the bookings/);
  await user.click(dialog().getByRole('button', { name: 'Keep them' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await openDialog(user);
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});

describe('bookings made within a day', () => {
  const SEARCH = 'rpc/search_bookings';

  test('a link opens the list, with those of one network first, and no message is proposed', async () => {
    const user = await openAdmin(RECENT);
    await screen.findByText('3 in total');
    expect(sent(SEARCH)).toEqual([{ p_text: '', p_recent: true }]);
    expect(screen.getAllByText('3 from the same connection')).toHaveLength(2);
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
    const shared = screen.getByRole('checkbox', { name: /^Select the 2 from connections/ });
    await user.click(shared);
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(box('Bob')).not.toBeChecked();
    await user.click(box('Dora'));
    expect(shared).not.toBeChecked();
    await user.click(shared);
    await openDialog(user);
    expect(dialog().getByRole('radio', { name: 'No message' })).toBeChecked();
    expect(
      dialog().getByText(/^No message goes out, and Undo doesn’t send one either/),
    ).toBeVisible();
    api.define('cancel_bookings', () => [outcome(ada), outcome(dora)]);
    await confirm(user, 2);
    expect(await screen.findByText('No message goes out.')).toBeVisible();
    expect(sent(CANCEL)).toMatchObject([{ p_with_messages: false }]);
  });

  test('the filter is chosen in the list, kept in the address and searched', async () => {
    const user = await openAdmin(LIST);
    await screen.findByText('4 in total');
    await user.selectOptions(screen.getByLabelText('Status'), 'New online');
    await screen.findByText('3 in total');
    expect(screen.getByLabelText('address')).toHaveTextContent('filter=recent');
    api.define('search_bookings', () => []);
    await user.type(screen.getByRole('searchbox'), 'zoe');
    expect(await screen.findByText('Nothing matches “zoe”.')).toBeVisible();
    expect(sent(SEARCH).at(-1)).toEqual({ p_text: 'zoe', p_recent: true });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await screen.findByText('3 in total');
  });

  test('says that there are none, and leads to the bookings by day', async () => {
    api.define('search_bookings', () => []);
    const user = await openAdmin(RECENT);
    expect(await screen.findByText(/^No online bookings in the last day/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show bookings by day' }));
    await screen.findByText('1 in total');
    expect(box('Bob')).toBeVisible();
    expect(screen.getByLabelText('address')).not.toHaveTextContent('filter');
  });

  test('shows a retry button when loading fails', async () => {
    api.once('POST', 'rpc/search_bookings', offline);
    const user = await openAdmin(RECENT);
    await findNotification('Failed to load bookings');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('3 in total')).toBeInTheDocument());
  });
});
