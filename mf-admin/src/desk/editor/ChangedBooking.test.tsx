import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, lost } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, service } from '../../testSupport/rows';

setSystemTime('2026-11-21T15:00:00Z');
const TABLE = 'bookings';
const api = fakeApi();
beforeEach(() => {
  api.store(TABLE, [booking(), bookingRequest]);
  // The database gives every appointment a bay.
  api.trigger(TABLE, (row) => ({ ...row, bay: row['bay'] ?? 1 }));
});
/** The booking that is edited, but for its version. */
const stored = () => {
  const { updated_at: _, ...values } = api.rows(TABLE)[0] ?? {};
  return values;
};
const { updated_at: _, ...before } = booking();
const sent = () => api.sent(TABLE).map(([, changes]) => changes);

const DAY = '/admin/bookings?day=2026-11-23';

test('offers the service and the slot of a booking even if the lists do not contain them', async () => {
  api.store(TABLE, [booking({ service: 'tire-storage', requested_slot: '08:20' })]);
  const user = await openAdmin('/admin/bookings?view=list&from=2026-11-01&to=2026-11-30');
  await user.click(await screen.findByRole('button', { name: /^Change the time/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Service/)).toHaveDisplayValue('tire-storage');
  expect(dialog.getByLabelText(/^Time/)).toHaveDisplayValue('8:20 AM');
});

const openBooking = async () => {
  const user = await openAdmin(DAY);
  await user.click(
    await screen.findByRole('button', { name: 'Open booking ABC-234 for Carl Young' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

test('adds a service to a visit, and says whether the customer waits', async () => {
  const { user, dialog } = await openBooking();
  expect(dialog.getByLabelText('Minutes')).toHaveAccessibleDescription(/the services take: 45 min/);
  await user.click(dialog.getByRole('checkbox', { name: 'Wheel Alignment' }));
  expect(dialog.getByLabelText('Minutes')).toHaveAccessibleDescription(/the services take: 90 min/);
  expect(dialog.queryByRole('checkbox', { name: 'Oil Change' })).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Wait or drop-off'), 'Waits at the shop');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Carl Young’s booking was changed.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { further_services: ['wheel-alignment'], waits: true, bay: null, booked_anyway: [] },
  ]);
  expect(stored()).toEqual({ ...before, further_services: ['wheel-alignment'], waits: true });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()).toEqual(before));
});

test('says while a booking changes that the day has another one for the car', async () => {
  const twin = { vehicle: 'Ford F-150', plate: 'TRK 1', phone: '(770) 555-0199' };
  api.store(TABLE, [
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
  api.store('services', [service(), ...ids.map((id) => service({ id, name: id }))]);
  const eight = ids.slice(0, 8);
  api.store(TABLE, [booking({ further_services: eight })]);
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
  api.store(TABLE, [booking({ further_services: ['wheel-alignment'] })]);
  const { user, dialog } = await openBooking();
  await user.selectOptions(dialog.getByLabelText(/^Service/), 'Wheel Alignment');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findNotification('Booking updated');
  expect(sent()).toEqual([
    { service: 'wheel-alignment', further_services: [], bay: null, booked_anyway: [] },
  ]);
});

test('names the bay that the database assigned with another time, and the bay before', async () => {
  const { user, dialog } = await openBooking();
  await user.selectOptions(dialog.getByLabelText(/^Time/), '10:00 AM');
  api.trigger(TABLE, (row) => ({
    ...row,
    starts_at: '2026-11-23T15:00:00Z',
    bay: row['bay'] ?? 2,
  }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'Carl Young’s booking was moved to 10:00 AM, Bay 2. The bay changed: it was Bay 1.',
    ),
  ).toBeInTheDocument();
});

/** Another session saves the booking. */
const saveElsewhere = (changes: object) =>
  api.store(TABLE, [booking({ ...changes, updated_at: '2026-11-21T15:01:00Z' })]);

test('undoing an overwritten conflict keeps what another session saved', async () => {
  const { user, dialog } = await openBooking();
  await user.selectOptions(dialog.getByLabelText('Wait or drop-off'), 'Waits at the shop');
  saveElsewhere({ stage: 'arrived', waits: false });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const [theirs, mine] = await dialog.findAllByRole('definition');
  expect([theirs?.textContent, mine?.textContent]).toEqual([
    'Drops the car off',
    'Waits at the shop',
  ]);
  await user.click(await dialog.findByRole('button', { name: 'Overwrite with mine' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(stored()).toEqual({ ...before, stage: 'arrived', waits: true });
  await user.click(undo);
  await waitFor(() => expect(stored()).toEqual({ ...before, stage: 'arrived', waits: false }));
});

test('undoing a change keeps what another session saved elsewhere in the booking', async () => {
  const { user, dialog } = await openBooking();
  await user.selectOptions(dialog.getByLabelText('Wait or drop-off'), 'Waits at the shop');
  saveElsewhere({ stage: 'arrived' });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(stored()).toEqual({ ...before, stage: 'arrived', waits: true });
  await user.click(undo);
  await waitFor(() => expect(stored()).toEqual({ ...before, stage: 'arrived' }));
});

test('undoing a second attempt returns to what was stored before a first one without a response', async () => {
  const { user, dialog } = await openBooking();
  const ways = dialog.getByLabelText('Wait or drop-off');
  await user.selectOptions(ways, 'Waits at the shop');
  api.once('PATCH', TABLE, lost);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(stored()).toEqual({ ...before, waits: true });
  await user.selectOptions(ways, 'Drops the car off');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(stored()).toEqual({ ...before, waits: false });
  await user.click(undo);
  await waitFor(() => expect(stored()).toEqual(before));
});

test('saving a booking unchanged closes the form, and offers nothing to undo', async () => {
  const { user, dialog } = await openBooking();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findNotification('Booking updated')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('marks the times and bays that the database reports as taken, and asks again for other services', async () => {
  const times = [
    { slot: '09:00', is_past: true, bays: [1, 2] },
    { slot: '10:00', is_past: false, bays: [] },
    { slot: '13:00', is_past: false, bays: [2] },
  ];
  api.define('start_times', () => times);
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
  expect(offered(dialog.getByLabelText('Bay'))).toEqual(['Bay 1 (not available)', 'Bay 2']);
  api.define('start_times', () => [{ slot: '13:00', is_past: false, bays: null }]);
  await user.click(dialog.getByRole('checkbox', { name: 'Wheel Alignment' }));
  await waitFor(() => expect(offered(time)).toContain('1:00 PM (outside opening hours)'));
  expect(api.sent('rpc/start_times').at(-1)).toEqual([
    'POST',
    {
      p_date: '2026-11-23',
      p_services: ['oil-change', 'wheel-alignment'],
      p_except: booking().id,
    },
  ]);
});
