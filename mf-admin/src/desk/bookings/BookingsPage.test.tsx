import { shopDay } from '@shop/shared-contract';
import * as staff from '@shop/shared-data/staff';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, notificationRemoved, openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, heldTires } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
beforeEach(() => {
  calls.listBookings.mockResolvedValue([booking(), bookingRequest]);
});

const DAY = '/admin/bookings?day=2026-11-23';

test('a day shows its appointments in the shop’s time zone, and the requests without a time', async () => {
  await openAdmin(DAY);
  expect(await screen.findByText('9:00 AM to 9:45 AM')).toBeInTheDocument();
  const block = screen.getByText('9:00 AM to 9:45 AM').closest('article');
  expect(block).toHaveTextContent('Bay 1');
  expect(block).toHaveTextContent('Confirmed');
  expect(screen.getByRole('heading', { name: 'Waiting for a time (1)' })).toBeInTheDocument();
  expect(screen.getByText('Requested time: Nov 23, 2026')).toBeInTheDocument();
  expect(calls.listBookings).toHaveBeenCalledWith({ from: '2026-11-23', to: '2026-11-23' });
});

test('a day names the tires that a booking holds', async () => {
  const { id } = booking();
  const name = 'CrossClimate2 225/65R17';
  calls.listHeldTires.mockResolvedValue([heldTires({ booking: id, name })]);
  await openAdmin(DAY);
  const block = (await screen.findByText(/4 × CrossClimate2 225\/65R17/)).closest('article');
  expect(block).toHaveTextContent(booking().name);
});

test('the button “Next day” shows the next day', async () => {
  const user = await openAdmin(DAY);
  await user.click(await screen.findByRole('button', { name: 'Next day' }));
  expect(
    await screen.findByRole('heading', { name: 'Tuesday, November 24, 2026' }),
  ).toBeInTheDocument();
  expect(calls.listBookings).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-11-24' });
});

test('shows today when the day in the address does not exist', async () => {
  await openAdmin('/admin/bookings?day=2026-02-31');
  expect(await screen.findByRole('button', { name: 'Today' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Day/)).toHaveValue(shopDay(new Date()));
});

/** Opens the booking of the board and presses its button “Cancel booking”. */
async function pressCancel(user: Awaited<ReturnType<typeof openAdmin>>) {
  await user.click(
    await screen.findByRole('button', { name: 'Open booking ABC-234 for Carl Young' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const states = within(await screen.findByRole('group', { name: 'Status' }));
  await user.click(states.getByRole('button', { name: 'Cancel booking' }));
}

test('cancels a booking only after a confirmation', async () => {
  const user = await openAdmin(DAY);
  await pressCancel(user);
  await user.click(await screen.findByRole('button', { name: 'Keep booking' }));
  expect(calls.editBooking).not.toHaveBeenCalled();

  await pressCancel(user);
  calls.editBooking.mockResolvedValue(booking({ status: 'cancelled' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }),
  );
  expect(await findNotification('Booking canceled')).toBeInTheDocument();
  expect(calls.editBooking).toHaveBeenCalledWith(booking(), { status: 'cancelled' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('shows why a cancellation failed', async () => {
  const user = await openAdmin(DAY);
  await pressCancel(user);
  calls.editBooking.mockRejectedValue(dataError('conflict'));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }),
  );
  expect(await findNotification('Failed to cancel booking')).toBeInTheDocument();
  const box = (
    await screen.findByText(
      'Somebody else changed this while you were working on it, so your change wasn’t saved. Anything you typed is still here: look at what changed, then try again.',
    )
  ).parentElement;
  expect(box).toHaveTextContent(/^Failed to cancel booking/);
});

test('the success of an action removes the notification of its earlier failure', async () => {
  const user = await openAdmin(DAY);
  const cancel = async () => {
    await pressCancel(user);
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  };
  calls.editBooking.mockRejectedValueOnce(dataError('offline')).mockResolvedValue(booking());
  await cancel();
  await findNotification('Failed to cancel booking');
  await cancel();
  await findNotification('Booking canceled');
  await notificationRemoved('Failed to cancel booking');
});

test('a state is set with one press, and undone', async () => {
  const user = await openAdmin(DAY);
  await user.click(
    await screen.findByRole('button', { name: 'Open booking ABC-234 for Carl Young' }),
  );
  const arrived = booking({ stage: 'arrived', updated_at: '2026-11-23T14:01:00Z' });
  calls.editBooking.mockResolvedValueOnce(arrived).mockResolvedValue(booking());
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Arrived' }));
  expect(await screen.findByText('Carl Young’s booking: Arrived.')).toBeInTheDocument();
  expect(calls.editBooking).toHaveBeenLastCalledWith(booking(), { stage: 'arrived' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findNotification('The change was undone')).toBeInTheDocument();
  expect(calls.editBooking).toHaveBeenLastCalledWith(arrived, { status: 'confirmed', stage: null });
});

test('reloads the board when the watcher reports a change', async () => {
  await openAdmin(DAY);
  expect(await screen.findByText('9:00 AM to 9:45 AM')).toBeInTheDocument();
  calls.listBookings.mockResolvedValue([booking({ name: 'Early Bird' })]);
  act(() => calls.watchBookings.mock.lastCall?.[0].onChange());
  expect(await screen.findByRole('button', { name: /^Open .* for Early Bird$/ })).toBeVisible();
});

test('loads the bookings again that were loaded before the page was left', async () => {
  const user = await openAdmin('/admin/bookings?view=list');
  expect(await screen.findByText('2 in total')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Messages' }));
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  calls.listBookings.mockResolvedValue([booking({ name: 'Early Bird' })]);
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(await screen.findByText('1 in total')).toBeInTheDocument();
});

test('loads the bookings once the watcher compares with a version that is older', async () => {
  let start = () => {};
  calls.watchBookings.mockImplementation(({ onStart }) => {
    start = onStart;
    return () => {};
  });
  await openAdmin(DAY);
  expect(await screen.findByRole('button', { name: 'Week' })).toBeInTheDocument();
  expect(calls.listBookings).not.toHaveBeenCalled();
  act(() => start());
  expect(await screen.findByText('9:00 AM to 9:45 AM')).toBeInTheDocument();
});

describe('the list', () => {
  const LIST = '/admin/bookings?view=list&from=2026-11-01&to=2026-11-30';

  test('loads the days in the address, searches and filters', async () => {
    const user = await openAdmin(LIST);
    expect(await screen.findByText('2 in total')).toBeInTheDocument();
    expect(calls.listBookings).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-30' });
    expect(screen.getByText('Requested time: Nov 23, 2026')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    expect(screen.getByText(/^Searched: Nov 1, 2026 to Nov 30, 2026/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Every status');
    calls.searchBookings.mockResolvedValue([{ ...bookingRequest, plate: 'RXB 4417' }]);
    await user.type(screen.getByRole('searchbox'), 'maría');
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
    expect(screen.getByText('RXB 4417')).toBeVisible();
    expect(screen.getByText('Searched: all days.')).toBeInTheDocument();
    expect(calls.searchBookings.mock.calls).toEqual([['maría']]);
    await user.selectOptions(screen.getByLabelText('Status'), 'Confirmed');
    expect(screen.getByText('Nothing matches “maría”.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('2 in total')).toBeInTheDocument();
  });

  test('offers to search all days when the range has no bookings', async () => {
    calls.listBookings.mockImplementation(async ({ from }) =>
      from === '2026-11-01' ? [] : [booking()],
    );
    const user = await openAdmin(LIST);
    expect(await screen.findByText('No bookings on these days.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search all days' }));
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
  });

  test('shows that a search found nothing, and a retry button when it fails', async () => {
    calls.searchBookings.mockResolvedValue([]);
    const user = await openAdmin(LIST);
    await user.type(await screen.findByRole('searchbox'), 'nobody');
    expect(await screen.findByText('Nothing matches “nobody”.')).toBeInTheDocument();
    expect(screen.queryByText(/^Searched: Nov/)).not.toBeInTheDocument();
    calls.searchBookings.mockRejectedValueOnce(dataError('offline'));
    await user.type(screen.getByRole('searchbox'), ' at all');
    expect(await findNotification('Failed to load bookings')).toBeInTheDocument();
    calls.searchBookings.mockResolvedValue([booking()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
  });

  test('shows no sentence about a search that has not been answered', async () => {
    let answer = (_: staff.Booking[]) => {};
    const unanswered = () =>
      calls.searchBookings.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = await openAdmin(LIST);
    await screen.findByText('2 in total');
    unanswered();
    await user.type(screen.getByRole('searchbox'), 'nobody');
    await waitFor(() => expect(calls.searchBookings).toHaveBeenCalledWith('nobody'));
    expect(screen.queryByText('2 in total')).not.toBeInTheDocument();
    answer([]);
    expect(await screen.findByText('Nothing matches “nobody”.')).toBeInTheDocument();

    unanswered();
    await user.type(screen.getByRole('searchbox'), ' else');
    await waitFor(() => expect(calls.searchBookings).toHaveBeenCalledWith('nobody else'));
    expect(screen.queryByText(/^Nothing matches/)).not.toBeInTheDocument();
    answer([booking()]);
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
    expect(screen.getByText('Searched: all days.')).toBeInTheDocument();

    unanswered();
    await user.type(screen.getByRole('searchbox'), '!');
    await waitFor(() => expect(calls.searchBookings).toHaveBeenCalledWith('nobody else!'));
    expect(screen.getByText('1 in total')).toBeInTheDocument();
    expect(screen.queryByText(/^Searched: all/)).not.toBeInTheDocument();
  });

  test('shows that only the bookings nearest to today were loaded when there are more', async () => {
    calls.searchBookings.mockResolvedValue(
      Array.from({ length: staff.SEARCH_LIMIT }, (_, row) => booking({ id: String(row) })),
    );
    const user = await openAdmin(`${LIST}&q=young`);
    const note = /Only the 50 nearest to today were loaded\.$/;
    expect(await screen.findByText(note)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    expect(screen.getByText('Nothing matches “young”.')).toBeInTheDocument();
    expect(screen.getByText(note)).toBeVisible();
    expect(calls.listBookings).not.toHaveBeenCalled();
  });

  test('loads one day when the end is before the start', async () => {
    await openAdmin('/admin/bookings?view=list&from=2026-11-10&to=2026-11-01');
    await waitFor(() =>
      expect(calls.listBookings).toHaveBeenCalledWith({ from: '2026-11-10', to: '2026-11-10' }),
    );
  });

  test('shows a notification and a retry button when loading fails', async () => {
    calls.listBookings.mockRejectedValue(dataError('offline'));
    await openAdmin(LIST);
    expect(await findNotification('Failed to load bookings')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
