import * as staff from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { conflictError, dataError, mockBackend, mockSession } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, service } from '../../testSupport/rows';

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

test('offers the service and the slot of a booking even if the lists do not contain them', async () => {
  calls.listBookings.mockResolvedValue([
    booking({ service: 'tire-storage', requested_slot: '08:20' }),
  ]);
  const user = await openAdmin('/admin/bookings?view=list&from=2026-11-01&to=2026-11-30');
  await user.click(await screen.findByRole('button', { name: /^Change the time/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Service/)).toHaveDisplayValue('tire-storage');
  expect(dialog.getByLabelText(/^Time/)).toHaveDisplayValue('8:20 AM');
});

const openBooking = async () => {
  const user = await openAdmin(DAY);
  await user.click(
    await screen.findByRole('button', { name: 'Open booking ABC-234 of Carl Young' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

test('adds a service to a visit, and says whether the customer waits', async () => {
  const { user, dialog } = await openBooking();
  expect(dialog.getByLabelText('Minutes')).toHaveAccessibleDescription(/the services take, 45 min/);
  await user.click(dialog.getByRole('checkbox', { name: 'Wheel Alignment' }));
  expect(dialog.getByLabelText('Minutes')).toHaveAccessibleDescription(/the services take, 90 min/);
  expect(dialog.queryByRole('checkbox', { name: 'Oil Change' })).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Wait or drop-off'), 'Waits at the shop');
  const saved = booking({ further_services: ['wheel-alignment'], waits: true });
  calls.editBooking.mockResolvedValue(saved);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Carl Young’s booking was changed.')).toBeInTheDocument();
  expect(calls.editBooking).toHaveBeenLastCalledWith(booking(), {
    further_services: ['wheel-alignment'],
    waits: true,
    bay: null,
    booked_anyway: [],
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(calls.editBooking).toHaveBeenLastCalledWith(saved, {
    further_services: [],
    waits: null,
    bay: 1,
    booked_anyway: [],
    status: 'confirmed',
    stage: null,
  });
});

test('says while a booking changes that the day has another one for the car', async () => {
  const twin = { vehicle: 'Ford F-150', plate: 'TRK 1', phone: '(770) 555-0199' };
  calls.listBookings.mockResolvedValue([
    booking(),
    booking({ id: '2', reference: 'XYZ-234', name: 'Ann', bay: 2, ...twin }),
  ]);
  const { user, dialog } = await openBooking();
  expect(dialog.queryByText(/^Same car again/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('License plate'), 'trk-1');
  expect(await dialog.findByText('Same car again that day: 9:00 AM (XYZ-234)')).toBeVisible();
});

test('a visit of nine further services takes no more of them', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `extra-${index}`);
  calls.listServices.mockResolvedValue([service(), ...ids.map((id) => service({ id, name: id }))]);
  const eight = ids.slice(0, 8);
  calls.listBookings.mockResolvedValue([booking({ further_services: eight })]);
  const { user, dialog } = await openBooking();
  const last = await dialog.findByRole('checkbox', { name: 'extra-9' });
  expect(last).toBeEnabled();
  await user.click(dialog.getByRole('checkbox', { name: 'extra-8' }));
  expect(last).toBeDisabled();
  expect(dialog.getByText(/as many services as fit in one visit/)).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'extra-0' }));
  expect(last).toBeEnabled();
});

test('a service that becomes the first one of a visit is not done twice', async () => {
  calls.listBookings.mockResolvedValue([booking({ further_services: ['wheel-alignment'] })]);
  const { user, dialog } = await openBooking();
  await user.selectOptions(dialog.getByLabelText(/^Service/), 'Wheel Alignment');
  calls.editBooking.mockResolvedValue(booking());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(calls.editBooking.mock.lastCall?.[1]).toEqual({
    service: 'wheel-alignment',
    further_services: [],
    bay: null,
    booked_anyway: [],
  });
});

test('names the bay that the database assigned with another time, and the bay before', async () => {
  const { user, dialog } = await openBooking();
  await user.selectOptions(dialog.getByLabelText(/^Time/), '10:00 AM');
  calls.editBooking.mockResolvedValue(
    booking({ requested_slot: '10:00', starts_at: '2026-11-23T15:00:00Z', bay: 2 }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'Carl Young’s booking was moved to 10:00 AM, Bay 2. The bay changed: it was Bay 1.',
    ),
  ).toBeInTheDocument();
});

test('undoing an overwritten conflict keeps what another session saved', async () => {
  const { user, dialog } = await openBooking();
  await user.selectOptions(dialog.getByLabelText('Wait or drop-off'), 'Waits at the shop');
  const theirs = booking({ stage: 'arrived', waits: false, updated_at: '2026-11-21T15:01:00Z' });
  calls.editBooking.mockRejectedValueOnce(conflictError(theirs, ['waits']));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const saved = { ...theirs, waits: true, updated_at: '2026-11-21T15:02:00Z' };
  calls.editBooking.mockResolvedValue(saved);
  const [stored, mine] = await dialog.findAllByRole('definition');
  expect([stored?.textContent, mine?.textContent]).toEqual([
    'Drops the car off',
    'Waits at the shop',
  ]);
  await user.click(await dialog.findByRole('button', { name: 'Overwrite with mine' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(calls.editBooking.mock.calls.slice(1)).toEqual([
    [theirs, { waits: true }],
    [saved, { waits: false, status: 'confirmed', stage: 'arrived' }],
  ]);
});

test('undoing a change keeps what another session saved elsewhere in the booking', async () => {
  const { user, dialog } = await openBooking();
  await user.selectOptions(dialog.getByLabelText('Wait or drop-off'), 'Waits at the shop');
  const merged = booking({ stage: 'arrived', waits: true, updated_at: '2026-11-21T15:02:00Z' });
  calls.editBooking.mockResolvedValue(merged);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(calls.editBooking.mock.lastCall).toEqual([
    merged,
    { waits: null, status: 'confirmed', stage: 'arrived' },
  ]);
});

test('undoing a second attempt returns to what was stored before a first one without a response', async () => {
  const { user, dialog } = await openBooking();
  const ways = dialog.getByLabelText('Wait or drop-off');
  await user.selectOptions(ways, 'Waits at the shop');
  calls.editBooking.mockRejectedValueOnce(dataError('timedOut'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.selectOptions(ways, 'Drops the car off');
  const lost = booking({ waits: true, updated_at: '2026-11-21T15:01:00Z' });
  calls.editBooking.mockRejectedValueOnce(conflictError(lost, ['waits']));
  const saved = booking({ waits: false, updated_at: '2026-11-21T15:02:00Z' });
  calls.editBooking.mockResolvedValue(saved);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(calls.editBooking.mock.calls.slice(-2)).toEqual([
    [lost, { waits: false }],
    [saved, { waits: null, status: 'confirmed', stage: null }],
  ]);
});

test('saving a booking unchanged closes the form, and offers nothing to undo', async () => {
  const { user, dialog } = await openBooking();
  calls.editBooking.mockResolvedValue(booking());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findNotification('Booking updated')).toBeInTheDocument();
  expect(calls.editBooking.mock.lastCall?.[1]).toEqual({});
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('marks the times and bays that the database reports as taken, and asks again for other services', async () => {
  const times = [
    { slot: '09:00', is_past: true, bays: [1, 2] },
    { slot: '10:00', is_past: false, bays: [] },
    { slot: '13:00', is_past: false, bays: [2] },
  ];
  calls.listStartTimes.mockResolvedValue(times);
  const { user, dialog } = await openBooking();
  const time = dialog.getByLabelText(/^Time/);
  const offered = (list: HTMLElement) =>
    within(list)
      .getAllByRole<HTMLOptionElement>('option')
      .slice(1)
      .map(({ label, disabled }) => (disabled ? `${label}, disabled` : label))
      .filter((label) => !/:(15|30|45)/.test(label));
  await waitFor(() =>
    // The time of an appointment that has begun can be corrected.
    expect(offered(time)).toEqual(
      expect.arrayContaining(['9:00 AM', '10:00 AM (full)', '1:00 PM (not in Bay 1)']),
    ),
  );
  // It opens at 8:00 AM and closes at 8:00 PM; the other times follow.
  expect([offered(time)[0], offered(time)[11], offered(time)[12]]).toEqual([
    '8:00 AM',
    '7:00 PM',
    '12:00 AM',
  ]);
  await user.selectOptions(time, '13:00');
  expect(offered(dialog.getByLabelText('Bay'))).toEqual(['Bay 1 (not free)', 'Bay 2']);
  calls.listStartTimes.mockResolvedValue([{ slot: '13:00', is_past: false, bays: null }]);
  await user.click(dialog.getByRole('checkbox', { name: 'Wheel Alignment' }));
  await waitFor(() => expect(offered(time)).toContain('1:00 PM (outside opening hours)'));
  expect(calls.listStartTimes).toHaveBeenLastCalledWith({
    day: '2026-11-23',
    services: ['oil-change', 'wheel-alignment'],
    minutes: null,
    except: booking().id,
  });
});
