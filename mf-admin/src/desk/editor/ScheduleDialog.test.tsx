import * as staff from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dataError, mockBackend, mockSession } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, closure, openingHours } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

setSystemTime('2026-11-21T15:00:00Z');
beforeEach(() => {
  mockBackend();
  mockSession();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  calls.listBookings.mockResolvedValue([booking(), bookingRequest]);
});
afterEach(() => jest.restoreAllMocks());

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
  calls.editBooking.mockRejectedValueOnce(dataError('full', 'slot_full'));
  await user.click(confirm);
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Time/)).toHaveAccessibleDescription(/Every bay is taken/),
  );

  calls.editBooking.mockResolvedValue(booking());
  await user.click(confirm);
  expect(await findNotification('Booking updated')).toBeInTheDocument();
  expect(calls.editBooking).toHaveBeenLastCalledWith(bookingRequest, {
    status: 'confirmed',
    service: 'wheel-alignment',
    requested_slot: '13:00',
    bay: null,
    booked_anyway: [],
  });
});

test('rejects a day in the past, and warns of a closed day, which one without slots is not', async () => {
  calls.listBookings.mockResolvedValue([
    {
      ...bookingRequest,
      service: 'oil-change',
      requested_date: '2026-11-20',
      requested_slot: '09:00',
    },
  ]);
  calls.listClosures.mockResolvedValue([
    closure({ first_day: '2026-12-24', last_day: '2026-12-24' }),
  ]);
  calls.listOpeningHours.mockResolvedValue(
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
  expect(calls.editBooking).not.toHaveBeenCalled();

  fireEvent.change(day, { target: { value: '2026-12-24' } });
  await waitFor(() => expect(day).toHaveAccessibleDescription(/The shop is closed on this day/));
  fireEvent.change(day, { target: { value: '2026-11-28' } });
  await waitFor(() => expect(day).not.toHaveAccessibleDescription());
  calls.editBooking.mockResolvedValue(booking());
  await user.click(confirm);
  expect(await findNotification('Booking updated')).toBeInTheDocument();
});

describe('a request', () => {
  const openRequest = async (row = bookingRequest) => {
    calls.listBookings.mockResolvedValue([row]);
    const user = await openAdmin(DAY);
    await user.click(await screen.findByRole('button', { name: /^Set a time .* María/ }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  test('is saved without service, date and time, and stays a request', async () => {
    const { user, dialog } = await openRequest({ ...bookingRequest, requested_date: null });
    fireEvent.change(dialog.getByLabelText('License plate'), { target: { value: 'RXB 4417' } });
    calls.editBooking.mockResolvedValue(bookingRequest);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findNotification('Booking updated')).toBeInTheDocument();
    expect(calls.editBooking.mock.lastCall?.[1]).toEqual({ plate: 'RXB 4417' });
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
    calls.editBooking.mockResolvedValue(bookingRequest);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(calls.editBooking.mock.lastCall?.[1]).toEqual({
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
    expect(calls.editBooking).not.toHaveBeenCalled();
  });
});
