import { setSystemTime } from '@shop/shared-ui/test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, closure, openingHours } from '../../testSupport/rows';

setSystemTime('2026-11-21T15:00:00Z');
const TABLE = 'bookings';
const api = fakeApi();
beforeEach(() => api.store(TABLE, [booking(), bookingRequest]));
const sent = () => api.sent(TABLE).map(([, changes]) => changes);

const DAY = '/admin/bookings?day=2026-11-23';

test('schedules a request, and explains when every bay is taken', async () => {
  const user = await openAdmin(DAY);
  await user.click(await screen.findByRole('button', { name: /^Set a time .* María/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Set a time for María Pérez' }));
  const confirm = dialog.getByRole('button', { name: 'Confirm the appointment' });
  await user.click(confirm);
  expect(await dialog.findAllByText('Please fill in this field.')).toHaveLength(2);

  await user.selectOptions(dialog.getByLabelText(/^Service/), 'Wheel Alignment');
  await user.selectOptions(dialog.getByLabelText(/^Time/), '1:00 PM');
  api.once('PATCH', TABLE, refusal(409, 'slot_full'));
  await user.click(confirm);
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Time/)).toHaveAccessibleDescription(
      /No bay that can do this work/,
    ),
  );
  await user.click(confirm);
  expect(await findNotification('Booking updated')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({
    ...{ status: 'confirmed', service: 'wheel-alignment', requested_slot: '13:00' },
    ...{ bay: null, booked_anyway: [] },
  });
});

test('rejects a day in the past, and warns of a closed day, which one without slots is not', async () => {
  api.store(TABLE, [
    {
      ...bookingRequest,
      service: 'oil-change',
      requested_date: '2026-11-20',
      requested_slot: '09:00',
    },
  ]);
  api.store('closures', [closure({ first_day: '2026-12-24', last_day: '2026-12-24' })]);
  api.store(
    'opening_hours',
    [1, 4, 5, 6].map((weekday) => openingHours({ weekday })),
  );
  const user = await openAdmin(DAY);
  await user.click(await screen.findByRole('button', { name: /^Set a time/ }));
  const dialog = within(screen.getByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Confirm the appointment' });
  const day = dialog.getByLabelText(/^Date/);
  await user.click(confirm);
  expect(await dialog.findAllByText(/This day is in the past/)).toHaveLength(2);
  expect(day).toHaveAccessibleDescription(/This day is in the past/);
  expect(sent()).toEqual([]);

  fireEvent.change(day, { target: { value: '2026-12-24' } });
  await waitFor(() => expect(day).toHaveAccessibleDescription(/The shop is closed on this day/));
  fireEvent.change(day, { target: { value: '2026-11-28' } });
  await waitFor(() => expect(day).not.toHaveAccessibleDescription());
  await user.click(confirm);
  expect(await findNotification('Booking updated')).toBeInTheDocument();
});

describe('a request', () => {
  const openRequest = async (row = bookingRequest) => {
    api.store(TABLE, [row]);
    const user = await openAdmin(DAY);
    await user.click(await screen.findByRole('button', { name: /^Set a time .* María/ }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  test('is saved without service, date and time, and stays a request', async () => {
    const { user, dialog } = await openRequest({ ...bookingRequest, requested_date: null });
    fireEvent.change(dialog.getByLabelText('License plate'), { target: { value: 'RXB 4417' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findNotification('Booking updated')).toBeInTheDocument();
    expect(sent()).toEqual([{ plate: 'RXB 4417' }]);
  });

  test('loses its service and time when staff empty them', async () => {
    const { user, dialog } = await openRequest({
      ...bookingRequest,
      ...{ service: 'oil-change', further_services: ['wheel-alignment'] },
      ...{ requested_date: '2026-11-23', requested_slot: '09:00' },
    });
    await user.selectOptions(dialog.getByLabelText(/^Service/), '');
    await user.selectOptions(dialog.getByLabelText(/^Time/), '');
    fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await findNotification('Booking updated');
    expect(sent().at(-1)).toEqual({
      ...{ service: null, further_services: [], requested_date: null, requested_slot: null },
      ...{ bay: null, booked_anyway: [] },
    });
  });

  test('lists all missing fields when it is confirmed', async () => {
    const { user, dialog } = await openRequest({ ...bookingRequest, requested_date: null });
    fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: '' } });
    await user.click(dialog.getByRole('button', { name: 'Confirm the appointment' }));
    const summary = within(await dialog.findByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual(
      ['Service', 'Date', 'Time', 'Name'].map((label) => `${label}: Please fill in this field.`),
    );
    expect(sent()).toEqual([]);
  });
});
