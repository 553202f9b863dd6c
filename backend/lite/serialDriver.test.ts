/** @jest-environment node */
import type { PGlite } from '@electric-sql/pglite';
import { SerialDriver } from './serialDriver';

const BUSY = { code: 'PT503' };
const LIMIT_MS = 15_000;

let driver: SerialDriver;
beforeEach(() => {
  jest.useFakeTimers();
  driver = new SerialDriver({} as PGlite);
});
afterEach(() => jest.useRealTimers());

/** Occupies the connection. Resolves to what frees it. */
const occupy = () =>
  new Promise<() => Promise<void>>((started) => {
    const done = driver.exclusive(
      () =>
        new Promise<void>((end) => {
          started(() => {
            end();
            return done;
          });
        }),
    );
  });

test('queued work runs in its order, once the work before it has ended', async () => {
  const free = await occupy();
  const ran: number[] = [];
  const queued = [1, 2, 3].map((number) => driver.exclusive(async () => ran.push(number)));
  await jest.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(ran).toEqual([]);
  await free();
  await Promise.all(queued);
  expect(ran).toEqual([1, 2, 3]);
});

test('rejects work that has waited longer than its limit, and never runs it', async () => {
  const free = await occupy();
  const task = jest.fn();
  const rejected = expect(driver.exclusive(task)).rejects.toMatchObject(BUSY);
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  await rejected;
  await free();
  expect(task).not.toHaveBeenCalled();
});

test('rejects work whose limit passed while a query blocked the thread and its timers', async () => {
  const free = await occupy();
  const task = jest.fn();
  const rejected = expect(driver.exclusive(task)).rejects.toMatchObject(BUSY);
  // No timer fires meanwhile.
  jest.setSystemTime(Date.now() + LIMIT_MS);
  await free();
  await rejected;
  expect(task).not.toHaveBeenCalled();
  // The connection is free for later work.
  const later = expect(driver.exclusive(async () => 'ran')).resolves.toBe('ran');
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  await later;
});

test('rejects at once what would exceed the length of the queue', async () => {
  const free = await occupy();
  const queued = Array.from({ length: 1_000 }, () => driver.exclusive(async () => 'ran'));
  const rejected = jest.fn();
  driver.exclusive(async () => 'ran').catch(rejected);
  await jest.advanceTimersByTimeAsync(0);
  expect(rejected).toHaveBeenCalledWith(expect.objectContaining(BUSY));
  await free();
  expect(new Set(await Promise.all(queued))).toEqual(new Set(['ran']));
  expect(await driver.exclusive(async () => 'ran')).toBe('ran');
});
