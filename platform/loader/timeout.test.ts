import { TimeoutError, withTimeout } from './timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('resolves with the result of work that ends in time', async () => {
  await expect(withTimeout(Promise.resolve('page'), 1_000)).resolves.toBe('page');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects with the error of work that fails in time', async () => {
  await expect(withTimeout(Promise.reject(new Error('down')), 1_000)).rejects.toThrow('down');
});

test('rejects with a TimeoutError at the limit', async () => {
  const waiting = withTimeout(new Promise(() => {}), 1_000);
  const outcome = expect(waiting).rejects.toBeInstanceOf(TimeoutError);
  await jest.advanceTimersByTimeAsync(1_000);
  await outcome;
});
