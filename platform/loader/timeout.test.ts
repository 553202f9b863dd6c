import { TimeoutError, withTimeout } from './timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('gives what arrives in time', async () => {
  await expect(withTimeout(Promise.resolve('page'), 1_000)).resolves.toBe('page');
  expect(jest.getTimerCount()).toBe(0);
});

test('passes a failure on', async () => {
  await expect(withTimeout(Promise.reject(new Error('down')), 1_000)).rejects.toThrow('down');
});

test('gives up on what never comes', async () => {
  const waiting = withTimeout(new Promise(() => {}), 1_000);
  const outcome = expect(waiting).rejects.toBeInstanceOf(TimeoutError);
  await jest.advanceTimersByTimeAsync(1_000);
  await outcome;
});
