import { shopDay } from '@shop/shared-contract';
import { type Booking, SEARCH_LIMIT } from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, held, offline } from '../../testSupport/fakeApi';
import { findNotification, notificationRemoved, openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, heldTires } from '../../testSupport/rows';

setSystemTime('2026-11-23T13:00:00Z', []);
const TABLE = 'bookings';
const api = fakeApi();
beforeEach(() => api.store(TABLE, [booking(), bookingRequest]));
const tomorrow = booking({
  ...{ id: '3', name: 'Tom Orrow', requested_date: '2026-11-24' },
  ...{ starts_at: '2026-11-24T14:00:00Z', ends_at: '2026-11-24T14:45:00Z' },
});

const DAY = '/admin/bookings?day=2026-11-23';

test('a day shows its appointments in the shop’s time zone, and the requests without a time', async () => {
  api.store(TABLE, [booking(), bookingRequest, tomorrow]);
  await openAdmin(DAY);
  expect(await screen.findByText('9:00 AM to 9:45 AM')).toBeInTheDocument();
  expect(screen.queryByText('Tom Orrow')).toBeNull();
  const block = screen.getByText('9:00 AM to 9:45 AM').closest('article');
  expect(block).toHaveTextContent('Bay 1');
  expect(block).toHaveTextContent('Confirmed');
  expect(screen.getByRole('heading', { name: 'Waiting for a time (1)' })).toBeInTheDocument();
  expect(screen.getByText('Requested time: Nov 23, 2026')).toBeInTheDocument();
});

test('a day names the tires that a booking holds', async () => {
  const { id } = booking();
  const name = 'CrossClimate2 225/65R17';
  api.store('booking_tires', [{ ...heldTires({ booking: id, name }), state: 'promised' }]);
  await openAdmin(DAY);
  const block = (await screen.findByText(/4 × CrossClimate2 225\/65R17/)).closest('article');
  expect(block).toHaveTextContent(booking().name);
});

test('the button “Next day” shows the next day', async () => {
  api.store(TABLE, [booking(), tomorrow]);
  const user = await openAdmin(DAY);
  await user.click(await screen.findByRole('button', { name: 'Next day' }));
  expect(
    await screen.findByRole('heading', { name: 'Tuesday, November 24, 2026' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Open .* for Tom Orrow$/ })).toBeVisible();
  expect(screen.queryByText('Carl Young')).toBeNull();
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
  expect(api.sent(TABLE)).toEqual([]);

  await pressCancel(user);
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }),
  );
  expect(await findNotification('Booking canceled')).toBeInTheDocument();
  expect(api.sent(TABLE)).toEqual([['PATCH', { status: 'cancelled' }]]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('shows why a cancellation failed', async () => {
  const user = await openAdmin(DAY);
  await pressCancel(user);
  api.store(TABLE, [booking({ bay: 2, updated_at: '2026-11-23T12:00:00Z' })]);
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
  api.once('PATCH', TABLE, offline);
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
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Arrived' }));
  expect(await screen.findByText('Carl Young’s booking: Arrived.')).toBeInTheDocument();
  expect(api.sent(TABLE)).toEqual([['PATCH', { stage: 'arrived' }]]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findNotification('The change was undone')).toBeInTheDocument();
  expect(api.rows(TABLE)[0]).toEqual({ ...booking(), updated_at: expect.any(String) });
});

test('reloads the board when the watcher reports a change', async () => {
  await openAdmin(DAY);
  expect(await screen.findByText('9:00 AM to 9:45 AM')).toBeInTheDocument();
  api.store(TABLE, [booking({ name: 'Early Bird' })]);
  api.define('board_version', () => 2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: /^Open .* for Early Bird$/ })).toBeVisible();
});

test('loads the bookings again that were loaded before the page was left', async () => {
  const user = await openAdmin('/admin/bookings?view=list');
  expect(await screen.findByText('2 in total')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Messages' }));
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  api.store(TABLE, [booking({ name: 'Early Bird' })]);
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(await screen.findByText('1 in total')).toBeInTheDocument();
});

test('loads the bookings once the watcher compares with a version that is older', async () => {
  const version = held();
  api.once('POST', 'rpc/board_version', version.answer);
  const read = jest.fn((proceed: () => Response) => proceed());
  api.once('GET', /^bookings\?.*&or=/, read);
  await openAdmin(DAY);
  expect(await screen.findByRole('button', { name: 'Week' })).toBeInTheDocument();
  await waitFor(() => expect(api.sent('rpc/board_version')).toHaveLength(1));
  expect(read).not.toHaveBeenCalled();
  api.store(TABLE, [booking({ name: 'Early Bird' })]);
  version.release();
  expect(await screen.findByRole('button', { name: /^Open .* for Early Bird$/ })).toBeVisible();
});

describe('the list', () => {
  const SEARCH = 'rpc/search_bookings';
  const searched = () => api.sent(SEARCH).map(([, body]) => (body as { p_text: string }).p_text);
  const LIST = '/admin/bookings?view=list&from=2026-11-01&to=2026-11-30';

  test('loads the days in the address, searches and filters', async () => {
    const december = booking({ id: '3', starts_at: '2026-12-01T14:00:00Z' });
    api.store(TABLE, [booking(), bookingRequest, december]);
    const user = await openAdmin(LIST);
    expect(await screen.findByText('2 in total')).toBeInTheDocument();
    expect(screen.getByText('Requested time: Nov 23, 2026')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    expect(screen.getByText(/^Searched: Nov 1, 2026 to Nov 30, 2026/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Every status');
    api.define('search_bookings', () => [{ ...bookingRequest, plate: 'RXB 4417' }]);
    // All at once: each pause between two keys would be a search.
    for (const value of ['mar', 'maría'])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
    expect(screen.getByText('RXB 4417')).toBeVisible();
    expect(screen.getByText('Searched: all days.')).toBeInTheDocument();
    expect(searched()).toEqual(['maría']);
    await user.selectOptions(screen.getByLabelText('Status'), 'Confirmed');
    expect(screen.getByText('Nothing matches “maría”.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('2 in total')).toBeInTheDocument();
  });

  test('offers to search all days when the range has no bookings', async () => {
    api.store(TABLE, [booking()]);
    const user = await openAdmin('/admin/bookings?view=list&from=2026-10-01&to=2026-10-31');
    expect(await screen.findByText('No bookings on these days.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search all days' }));
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
  });

  test('shows that a search found nothing, and a retry button when it fails', async () => {
    api.define('search_bookings', () => []);
    const user = await openAdmin(LIST);
    await user.type(await screen.findByRole('searchbox'), 'nobody');
    expect(await screen.findByText('Nothing matches “nobody”.')).toBeInTheDocument();
    expect(screen.queryByText(/^Searched: Nov/)).not.toBeInTheDocument();
    api.once('POST', 'rpc/search_bookings', offline);
    await user.paste(' at all');
    expect(await findNotification('Failed to load bookings')).toBeInTheDocument();
    api.define('search_bookings', () => [booking()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
  });

  test('shows no sentence about a search that has not been answered', async () => {
    let found = (..._: Booking[]) => {};
    const unanswered = () => {
      const { answer, release } = held();
      api.once('POST', SEARCH, answer);
      found = (...bookings) => {
        api.define('search_bookings', () => bookings);
        release();
      };
    };
    const user = await openAdmin(LIST);
    await screen.findByText('2 in total');
    unanswered();
    await user.click(screen.getByRole('searchbox'));
    await user.paste('nobody');
    await waitFor(() => expect(searched()).toEqual(['nobody']));
    expect(screen.queryByText('2 in total')).not.toBeInTheDocument();
    found();
    expect(await screen.findByText('Nothing matches “nobody”.')).toBeInTheDocument();

    unanswered();
    await user.paste(' else');
    await waitFor(() => expect(searched()).toEqual(['nobody', 'nobody else']));
    expect(screen.queryByText(/^Nothing matches/)).not.toBeInTheDocument();
    found(booking());
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
    expect(screen.getByText('Searched: all days.')).toBeInTheDocument();

    unanswered();
    await user.paste('!');
    await waitFor(() => expect(searched()).toHaveLength(3));
    expect(screen.getByText('1 in total')).toBeInTheDocument();
    expect(screen.queryByText(/^Searched: all/)).not.toBeInTheDocument();
  });

  test('shows that only the bookings nearest to today were loaded when there are more', async () => {
    api.define('search_bookings', () =>
      Array.from({ length: SEARCH_LIMIT }, (_, row) => booking({ id: String(row) })),
    );
    const user = await openAdmin(`${LIST}&q=young`);
    const note = /Only the 50 nearest to today were loaded\.$/;
    expect(await screen.findByText(note)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    expect(screen.getByText('Nothing matches “young”.')).toBeInTheDocument();
    expect(screen.getByText(note)).toBeVisible();
  });

  test('loads one day when the end is before the start', async () => {
    api.store(TABLE, [booking(), tomorrow]);
    await openAdmin('/admin/bookings?view=list&from=2026-11-23&to=2026-11-01');
    expect(await screen.findByText('1 in total')).toBeInTheDocument();
  });

  test('shows a notification and a retry button when loading fails', async () => {
    api.once('GET', /^bookings\?.*&or=/, offline);
    await openAdmin(LIST);
    expect(await findNotification('Failed to load bookings')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
