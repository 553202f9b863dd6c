import { DataError } from '@shop/shared-data';
import { retryWhileBusy } from './retryWhileBusy';

const busy = new DataError('busy');
/** Fails with these errors, one after another, and then succeeds. */
const sendAfter = (...failures: unknown[]) =>
  jest.fn(async () => {
    if (failures.length > 0) throw failures.shift();
    return 'stored';
  });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: 1000 });
});
afterEach(() => jest.useRealTimers());

test('sends again while the server cannot take it, and reports each wait', async () => {
  const send = sendAfter(busy, new DataError('tooMuch'));
  const onBusy = jest.fn();
  const sent = retryWhileBusy(send, onBusy);
  await jest.runAllTimersAsync();
  expect(await sent).toBe('stored');
  expect([send.mock.calls.length, onBusy.mock.calls.length]).toEqual([3, 2]);
});

test('gives up after five attempts', async () => {
  const send = sendAfter(busy, busy, busy, busy, busy);
  const sent = expect(retryWhileBusy(send, () => {})).rejects.toBe(busy);
  await jest.runAllTimersAsync();
  await sent;
  expect(send).toHaveBeenCalledTimes(5);
});

test.each([new DataError('timedOut'), new DataError('full'), new Error('defect')])(
  'does not repeat what failed for another reason: %s',
  async (error) => {
    const send = sendAfter(error);
    await expect(retryWhileBusy(send, () => {})).rejects.toBe(error);
    expect(send).toHaveBeenCalledTimes(1);
  },
);

test('those who were rejected together return at different times', async () => {
  const waits = jest.spyOn(global, 'setTimeout');
  for (const random of [0, 0.9]) {
    jest.spyOn(Math, 'random').mockReturnValueOnce(random);
    void retryWhileBusy(sendAfter(busy), () => {});
    await jest.runAllTimersAsync();
  }
  expect(waits.mock.calls.map(([, wait]) => wait)).toEqual([500, 1400]);
});
