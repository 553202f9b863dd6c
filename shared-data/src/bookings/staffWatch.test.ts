import { staffClient } from '../staffClient';
import { subscribeToBookings } from './staffSubscription';
import { watchBookings } from './staffWatch';

jest.mock('../staffClient');
jest.mock('./staffSubscription');

let version: number;
const rpc = jest.fn();
const onStart = jest.fn();
const onChange = jest.fn();
const unsubscribe = jest.fn();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  version = 1;
  visibility = 'visible';
  jest.mocked(subscribeToBookings).mockReturnValue(unsubscribe);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.mocked(staffClient).mockReturnValue({ rpc } as unknown as ReturnType<typeof staffClient>);
  rpc.mockImplementation(async () => ({ data: version, error: null, status: 200 }));
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('reports a change within five seconds, and none without a change', async () => {
  const stop = watchBookings({ onStart, onChange });
  await pass(10_000);
  expect(onChange).not.toHaveBeenCalled();
  version += 1;
  await pass(5000);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(rpc.mock.lastCall).toEqual(['board_version']);
  stop();
});

test('does not poll while the document is hidden, and polls at once when it is shown', async () => {
  const stop = watchBookings({ onStart, onChange });
  await pass(0);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  rpc.mockClear();
  await pass(60_000);
  expect(rpc).not.toHaveBeenCalled();
  version += 1;
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
  rpc.mockResolvedValueOnce(failure);
  await pass(3000);
  expect(onChange).not.toHaveBeenCalled();
  version += 1;
  await pass(3000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('a message reports a change at once, and polls are rare while messages come', async () => {
  const stop = watchBookings({ onStart, onChange });
  const [{ onState, onMessage }] = jest.mocked(subscribeToBookings).mock.lastCall ?? fail();
  onState(true);
  await pass(0);
  rpc.mockClear();
  await pass(29_000);
  expect(rpc).not.toHaveBeenCalled();
  version += 1;
  onMessage();
  await pass(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  version += 1;
  await pass(30_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});

test('a lost connection polls at once and every few seconds', async () => {
  const stop = watchBookings({ onStart, onChange });
  const [{ onState }] = jest.mocked(subscribeToBookings).mock.lastCall ?? fail();
  onState(true);
  await pass(0);
  version += 1;
  onState(false);
  await pass(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  version += 1;
  await pass(3000);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});

test('ends the polling', async () => {
  const stop = watchBookings({ onStart, onChange });
  await pass(0);
  stop();
  expect(unsubscribe).toHaveBeenCalled();
  rpc.mockClear();
  await pass(60_000);
  expect(rpc).not.toHaveBeenCalled();
});

test('starts after the first answer, and reports each change that comes later', async () => {
  const stop = watchBookings({ onStart, onChange });
  expect(onStart).not.toHaveBeenCalled();
  await pass(0);
  expect(onStart).toHaveBeenCalledTimes(1);
  // Before the lists have been loaded.
  version += 1;
  await pass(3000);
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('starts after a failure too, and the first answer counts as a change', async () => {
  const failure = { data: null, error: { message: 'offline' }, status: 0 };
  rpc.mockResolvedValueOnce(failure);
  const stop = watchBookings({ onStart, onChange });
  await pass(0);
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
  await pass(3000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
