import { staffClient } from './staffClient';
import { subscribeToBookings } from './subscribeToBookings';
import { watchBookings } from './watchBookings';

jest.mock('./staffClient');
jest.mock('./subscribeToBookings');

const FIRST = '2026-11-23T10:00:00Z';
const versions = { bookings: FIRST, holds: FIRST, booking_tires: FIRST };
const limit = jest.fn();
const onStart = jest.fn();
const onChange = jest.fn();
const unsubscribe = jest.fn();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  versions.bookings = FIRST;
  versions.booking_tires = FIRST;
  visibility = 'visible';
  jest.mocked(subscribeToBookings).mockReturnValue(unsubscribe);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.mocked(staffClient).mockReturnValue({
    from: (table: keyof typeof versions) => ({
      select: () => ({ order: () => ({ limit: () => limit(table) }) }),
    }),
  } as unknown as ReturnType<typeof staffClient>);
  limit.mockImplementation(async (table: keyof typeof versions) => ({
    data: [{ updated_at: versions[table] }],
    count: 1,
    error: null,
    status: 200,
  }));
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test.each(['bookings', 'booking_tires'] as const)(
  'reports a change of %s within five seconds, and none without a change',
  async (table) => {
    const stop = watchBookings({ onStart, onChange });
    await pass(10_000);
    expect(onChange).not.toHaveBeenCalled();
    versions[table] = '2026-11-23T10:00:01Z';
    await pass(5000);
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
  },
);

test('does not poll while the document is hidden, and polls at once when it is shown', async () => {
  const stop = watchBookings({ onStart, onChange });
  await pass(0);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  limit.mockClear();
  await pass(60_000);
  expect(limit).not.toHaveBeenCalled();
  versions.bookings = '2026-11-23T10:00:01Z';
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('a failed request is no change, and the next poll continues', async () => {
  const stop = watchBookings({ onStart, onChange });
  await pass(0);
  const failure = { data: null, error: { message: 'offline' }, status: 0 };
  limit.mockResolvedValueOnce(failure).mockResolvedValueOnce(failure);
  await pass(3000);
  expect(onChange).not.toHaveBeenCalled();
  versions.bookings = '2026-11-23T10:00:01Z';
  await pass(3000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('a message reports a change at once, and polls are rare while messages come', async () => {
  const stop = watchBookings({ onStart, onChange });
  const [{ onState, onMessage }] = jest.mocked(subscribeToBookings).mock.lastCall ?? fail();
  onState(true);
  await pass(0);
  limit.mockClear();
  await pass(29_000);
  expect(limit).not.toHaveBeenCalled();
  versions.bookings = '2026-11-23T10:00:01Z';
  onMessage();
  await pass(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  versions.bookings = '2026-11-23T10:00:02Z';
  await pass(30_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});

test('a lost connection polls at once and every few seconds', async () => {
  const stop = watchBookings({ onStart, onChange });
  const [{ onState }] = jest.mocked(subscribeToBookings).mock.lastCall ?? fail();
  onState(true);
  await pass(0);
  versions.bookings = '2026-11-23T10:00:01Z';
  onState(false);
  await pass(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  versions.bookings = '2026-11-23T10:00:02Z';
  await pass(3000);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});

test('ends the polling', async () => {
  const stop = watchBookings({ onStart, onChange });
  await pass(0);
  stop();
  expect(unsubscribe).toHaveBeenCalled();
  limit.mockClear();
  await pass(60_000);
  expect(limit).not.toHaveBeenCalled();
});

test('starts after the first answer, and reports each change that comes later', async () => {
  const stop = watchBookings({ onStart, onChange });
  expect(onStart).not.toHaveBeenCalled();
  await pass(0);
  expect(onStart).toHaveBeenCalledTimes(1);
  // Before the lists have been loaded.
  versions.holds = '2026-11-23T10:00:01Z';
  await pass(3000);
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('starts after a failure too, and the first answer counts as a change', async () => {
  const failure = { data: null, error: { message: 'offline' }, status: 0 };
  limit.mockResolvedValueOnce(failure).mockResolvedValueOnce(failure);
  const stop = watchBookings({ onStart, onChange });
  await pass(0);
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
  await pass(3000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
