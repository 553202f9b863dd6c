import { DataError } from '@shop/shared-data';
import * as staff from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const sms = (value: string): staff.Setting => ({
  ...{ id: 's1', key: 'sms', value, description: '', updated_at: '2026-11-20T10:00:00Z' },
});

setSystemTime('2026-11-21T15:00:00Z');
mockEachTest();
beforeEach(() => {
  calls.listBookings.mockResolvedValue([]);
  calls.listSettings.mockResolvedValue([sms('off')]);
});
afterEach(() => jest.restoreAllMocks());

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
  calls.bookForCaller.mockResolvedValue(booking());
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(calls.bookForCaller).toHaveBeenCalledWith(
    expect.objectContaining({
      service: 'oil-change',
      further_services: ['wheel-alignment'],
      day: '2026-11-23',
      slot: '08:00',
      bay: 2,
      waits: true,
      isWalkIn: false,
      language: 'es',
    }),
  );
});

test('a caller is booked where nothing fits once staff confirm it, and nothing typed is lost before', async () => {
  const { user, gap } = await openGap();
  await user.click(gap);
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await form.findByRole('checkbox', { name: 'Oil Change' }));
  await user.type(form.getByLabelText(/^Name/), 'Carl');
  await user.type(form.getByLabelText(/^Phone number/), '770 555 0144');
  await user.selectOptions(form.getByLabelText(/^Time/), '7:15 AM');
  const code = 'outside_hours';
  calls.bookForCaller.mockRejectedValue(new DataError('invalid', { code, detail: code }));
  const book = () => user.click(form.getByRole('button', { name: 'Book' }));
  await book();
  const question = () => within(screen.getByRole('alertdialog', { name: 'Book anyway?' }));
  await user.click(question().getByRole('button', { name: 'Go back' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Time/)).toHaveAccessibleDescription(/closed for part/),
  );
  expect(form.getByLabelText(/^Name/)).toHaveValue('Carl');
  await book();
  calls.bookForCaller.mockResolvedValue(booking());
  await user.click(question().getByRole('button', { name: 'Book anyway' }));
  await findNotification(/saved/);
  const sent = calls.bookForCaller.mock.calls.map(([input]) => input);
  expect(sent.map(({ slot, booked_anyway }) => [slot, booked_anyway])).toEqual([
    ['07:15', undefined],
    ['07:15', undefined],
    ['07:15', ['outside_hours']],
  ]);
  // One booking, however often it is sent.
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
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
  expect(calls.bookForCaller).not.toHaveBeenCalled();

  fireEvent.change(day, { target: { value: '2026-11-21' } });
  await user.selectOptions(form.getByLabelText(/^Time/), 'Now (walk-in)');
  calls.bookForCaller.mockResolvedValue(booking());
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(calls.bookForCaller).toHaveBeenCalledWith(
    expect.objectContaining({ day: '2026-11-21', slot: '10:00', isWalkIn: true }),
  );
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
  calls.listStartTimes.mockResolvedValue([{ slot: '10:00', is_past: true, bays: [1, 2] }]);
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(time).toHaveAccessibleDescription(/This time is in the past/);
  expect(calls.bookForCaller).not.toHaveBeenCalled();

  await user.click(form.getByRole('checkbox', { name: 'Wheel Alignment' }));
  expect(await form.findByRole('option', { name: '10:00 AM (past)' })).toBeDisabled();
});

const consent = /^The customer agrees to text messages/;

async function bookByPhone() {
  const user = await openAdmin('/admin/bookings?day=2026-11-23&enter=booking');
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await form.findByRole('checkbox', { name: 'Oil Change' }));
  await user.selectOptions(await form.findByLabelText(/^Time/), '9:00 AM');
  await user.type(form.getByLabelText(/^Name/), 'Carl');
  await user.type(form.getByLabelText(/^Phone number/), '770 555 0144');
  calls.bookForCaller.mockResolvedValue(booking({ id: 'b7' }));
  return { user, form, book: () => user.click(form.getByRole('button', { name: 'Book' })) };
}

test('a shop that sends no text messages does not ask for the consent of a caller', async () => {
  const { user, form, book } = await bookByPhone();
  await user.click(form.getByText(/^More/));
  expect(form.queryByRole('checkbox', { name: consent })).toBeNull();
  await book();
  await findNotification(/saved/);
  expect(calls.consentForCaller).not.toHaveBeenCalled();
});

test('the consent of a caller is asked, not assumed, and recorded with the booking', async () => {
  calls.listSettings.mockResolvedValue([sms('on')]);
  const { user, form, book } = await bookByPhone();
  await user.click(form.getByText(/^More/));
  expect(await form.findByRole('checkbox', { name: consent })).not.toBeChecked();
  await user.click(form.getByRole('checkbox', { name: consent }));
  calls.consentForCaller.mockResolvedValue();
  await book();
  await findNotification(/^Booking .* saved$/);
  expect(calls.consentForCaller).toHaveBeenCalledWith('b7');
});

test('a booking is stored, and a notification says so, when the consent of its caller is not', async () => {
  calls.listSettings.mockResolvedValue([sms('on')]);
  const { user, form, book } = await bookByPhone();
  await user.click(form.getByText(/^More/));
  await user.click(await form.findByRole('checkbox', { name: consent }));
  calls.consentForCaller.mockRejectedValue(dataError('offline'));
  await book();
  await findNotification(/is saved, but the consent to text messages isn’t/);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New booking' })).toBeNull());
});
