import { setSystemTime } from '@shop/shared-ui/test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, setting } from '../../testSupport/rows';

setSystemTime('2026-11-21T15:00:00Z');
const api = fakeApi();
const sms = (value: string) => api.store('settings', [setting({ key: 'sms', value })]);
const BOOK = 'rpc/book_for_caller';
const sent = () => api.sent(BOOK).map(([, body]) => body as Record<string, unknown>);
beforeEach(() => {
  sms('off');
  api.define('book_for_caller', () => booking({ id: 'b7' }));
});

const openGap = async () => {
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  const [gap] = await screen.findAllByRole('button', { name: /^New booking or hold .* Bay 2$/ });
  return { user, gap: gap as HTMLElement };
};

/** Presses a gap near its lower end. */
function pressLow(gap: HTMLElement) {
  gap.getBoundingClientRect = () => ({ top: 0, height: 100 }) as DOMRect;
  fireEvent.click(gap, { detail: 1, clientY: 90 });
}

test('a gap of the list offers its first time, wherever it is pressed', async () => {
  const { gap } = await openGap();
  pressLow(gap);
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  expect(dialog.getByLabelText(/^Time/)).toHaveDisplayValue('8:00 AM');
  expect(dialog.getByLabelText('Bay')).toHaveDisplayValue('Bay 2');
});

test('a gap of the grid offers the quarter of an hour that is pressed', async () => {
  const { gap } = await openGap();
  (gap.closest('ul') as HTMLElement).style.display = 'grid';
  pressLow(gap);
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  expect(dialog.getByLabelText(/^Time/)).toHaveDisplayValue('6:45 PM');
});

test('a hold ends an hour after it begins, unless another end is chosen', async () => {
  const { user, gap } = await openGap();
  await user.click(gap);
  await user.click(await screen.findByRole('button', { name: 'Hold this bay' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hold a bay' }));
  const [from, to] = [form.getByLabelText(/^From/), form.getByLabelText(/^To/)];
  expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['08:00', '09:00']);
  fireEvent.change(from, { target: { value: '10:30' } });
  expect(to).toHaveValue('11:30');
  fireEvent.change(from, { target: { value: '19:30' } });
  // The shop closes.
  expect(to).toHaveValue('20:00');
  fireEvent.change(to, { target: { value: '19:45' } });
  fireEvent.change(from, { target: { value: '09:00' } });
  expect(to).toHaveValue('19:45');
});

test('asks before a hold replaces what was typed for a booking', async () => {
  const { user, gap } = await openGap();
  await user.click(gap);
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.type(form.getByLabelText(/^Name/), 'Carl');
  await user.click(form.getByRole('button', { name: 'Hold this bay' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }));
  expect(screen.queryByRole('dialog', { name: 'Hold a bay' })).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText(/^Name/)).toHaveValue('Carl');

  await user.click(form.getByRole('button', { name: 'Hold this bay' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Leave|^Discard/ }),
  );
  expect(await screen.findByRole('dialog', { name: 'Hold a bay' })).toBeInTheDocument();
});

test('books several services for a customer who waits and speaks Spanish', async () => {
  const { user, gap } = await openGap();
  await user.click(gap);
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await form.findByRole('checkbox', { name: 'Oil Change' }));
  await user.click(form.getByRole('checkbox', { name: 'Wheel Alignment' }));
  await user.type(form.getByLabelText(/^Name/), 'Carl');
  await user.type(form.getByLabelText(/^Phone number/), '770 555 0144');
  await user.click(form.getByText(/^More/));
  await user.selectOptions(form.getByLabelText('Wait or drop-off'), 'Waits at the shop');
  await user.selectOptions(form.getByLabelText('Language of messages'), 'Spanish');
  await user.click(form.getByRole('button', { name: 'Book' }));
  await findNotification(/saved/);
  expect(sent()).toMatchObject([
    {
      ...{ p_service: 'oil-change', p_further_services: ['wheel-alignment'] },
      ...{ p_date: '2026-11-23', p_slot: '08:00', p_bay: 2 },
      ...{ p_waits: true, p_is_walk_in: false, p_language: 'es' },
    },
  ]);
});

test('a caller is booked where nothing fits once staff confirm it, and nothing typed is lost before', async () => {
  const { user, gap } = await openGap();
  await user.click(gap);
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await form.findByRole('checkbox', { name: 'Oil Change' }));
  await user.type(form.getByLabelText(/^Name/), 'Carl');
  await user.type(form.getByLabelText(/^Phone number/), '770 555 0144');
  await user.selectOptions(form.getByLabelText(/^Time/), '7:15 AM');
  const problem = 'outside_hours';
  const book = () => {
    api.once('POST', BOOK, refusal(400, problem, 'PT400', problem));
    return user.click(form.getByRole('button', { name: 'Book' }));
  };
  await book();
  const question = () => within(screen.getByRole('alertdialog', { name: 'Book anyway?' }));
  await user.click(question().getByRole('button', { name: 'Go back' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Time/)).toHaveAccessibleDescription(/isn’t open for all/),
  );
  expect(form.getByLabelText(/^Name/)).toHaveValue('Carl');
  await book();
  await user.click(question().getByRole('button', { name: 'Book anyway' }));
  await findNotification(/saved/);
  expect(sent().map((body) => [body['p_slot'], body['p_booked_anyway']])).toEqual([
    ['07:15', undefined],
    ['07:15', undefined],
    ['07:15', ['outside_hours']],
  ]);
  // One booking, however often it is sent.
  expect(new Set(sent().map((body) => body['p_key'])).size).toBe(1);
});

test('rejects a day in the past, and books a walk-in', async () => {
  const user = await openAdmin('/admin/bookings?day=2026-11-23&enter=booking');
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  const day = form.getByLabelText(/^Date/);
  await user.click(await form.findByRole('checkbox', { name: 'Oil Change' }));
  await user.type(form.getByLabelText(/^Name/), 'Carl');
  await user.type(form.getByLabelText(/^Phone number/), '770 555 0144');
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  await user.selectOptions(await form.findByLabelText(/^Time/), '9:00 AM');
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(day).toHaveAccessibleDescription(/This day is in the past/);
  expect(sent()).toEqual([]);

  fireEvent.change(day, { target: { value: '2026-11-21' } });
  await user.selectOptions(form.getByLabelText(/^Time/), 'Now (walk-in)');
  await user.click(form.getByRole('button', { name: 'Book' }));
  await findNotification(/saved/);
  expect(sent()).toMatchObject([{ p_date: '2026-11-21', p_slot: '10:00', p_is_walk_in: true }]);
});

test('rejects an earlier time of today, and offers none that is over', async () => {
  jest.setSystemTime(new Date('2026-11-23T15:30:00Z'));
  const user = await openAdmin('/admin/bookings?day=2026-11-23&enter=booking');
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await form.findByRole('checkbox', { name: 'Oil Change' }));
  fireEvent.change(form.getByLabelText(/^Name/), { target: { value: 'Carl' } });
  fireEvent.change(form.getByLabelText(/^Phone number/), { target: { value: '770 555 0144' } });
  const time = form.getByLabelText(/^Time/);
  await user.selectOptions(time, '10:00 AM');
  api.define('start_times', () => [{ slot: '10:00', is_past: true, bays: [1, 2] }]);
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(time).toHaveAccessibleDescription(/This time is in the past/);

  await user.click(form.getByRole('checkbox', { name: 'Wheel Alignment' }));
  expect(await form.findByRole('option', { name: '10:00 AM (past)' })).toBeDisabled();
  expect(sent()).toEqual([]);
});

const consent = /^The customer agrees to text messages/;

async function bookByPhone() {
  const user = await openAdmin('/admin/bookings?day=2026-11-23&enter=booking');
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await form.findByRole('checkbox', { name: 'Oil Change' }));
  await user.selectOptions(await form.findByLabelText(/^Time/), '9:00 AM');
  await user.type(form.getByLabelText(/^Name/), 'Carl');
  await user.type(form.getByLabelText(/^Phone number/), '770 555 0144');
  return { user, form, book: () => user.click(form.getByRole('button', { name: 'Book' })) };
}

test('a shop that sends no text messages does not ask for the consent of a caller', async () => {
  const { user, form, book } = await bookByPhone();
  await user.click(form.getByText(/^More/));
  expect(form.queryByRole('checkbox', { name: consent })).toBeNull();
  await book();
  await findNotification(/saved/);
  expect(api.sent('rpc/consent_for_caller')).toEqual([]);
});

test('the consent of a caller is asked, not assumed, and recorded with the booking', async () => {
  sms('on');
  const { user, form, book } = await bookByPhone();
  await user.click(form.getByText(/^More/));
  expect(await form.findByRole('checkbox', { name: consent })).not.toBeChecked();
  await user.click(form.getByRole('checkbox', { name: consent }));
  api.define('consent_for_caller', () => null);
  await book();
  await findNotification(/^Booking .* saved$/);
  expect(api.sent('rpc/consent_for_caller')).toEqual([['POST', { p_booking: 'b7' }]]);
});

test('a booking is stored, and a notification says so, when the consent of its caller is not', async () => {
  sms('on');
  const { user, form, book } = await bookByPhone();
  await user.click(form.getByText(/^More/));
  await user.click(await form.findByRole('checkbox', { name: consent }));
  api.once('POST', 'rpc/consent_for_caller', offline);
  await book();
  await findNotification(/is saved, but the consent to text messages isn’t/);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New booking' })).toBeNull());
});
