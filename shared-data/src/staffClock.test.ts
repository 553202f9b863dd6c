import { clockError, setServerTime, shopNow, shopToday, watchClock } from './staffClock';

const HOUR = 3_600_000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T16:00:00Z') }));
afterEach(() => {
  setServerTime(new Date().toISOString(), Date.now());
  jest.useRealTimers();
});

const answer = (server: string, took = 0) => {
  const sent = Date.now();
  jest.advanceTimersByTime(took);
  setServerTime(server, sent);
};

test('the time is the server’s, also while it goes on', () => {
  answer('2026-11-24T18:00:00Z');
  expect(clockError()).toBe(-26 * HOUR);
  expect(shopToday()).toBe('2026-11-24');
  jest.advanceTimersByTime(HOUR);
  expect(new Date(shopNow()).toISOString()).toBe('2026-11-24T19:00:00.000Z');
});

test('an answer that took some seconds is compared with the middle of them, and a slow one is ignored', () => {
  answer('2026-11-23T16:00:03Z', 6_000);
  expect(clockError()).toBe(0);
  answer('2026-11-23T18:00:00Z', 11_000);
  expect(clockError()).toBe(0);
});

test('an answer that came before it was sent, because the clock was set meanwhile, is ignored', () => {
  setServerTime('2026-11-23T18:00:00Z', Date.now() + HOUR);
  expect(clockError()).toBe(0);
});

test('whoever watches is called when the clocks part or meet, and not for less than two seconds', () => {
  const onChange = jest.fn();
  const stop = watchClock(onChange);
  answer('2026-11-23T16:00:01Z');
  expect(onChange).not.toHaveBeenCalled();
  answer('2026-11-23T17:00:00Z');
  answer('2026-11-23T17:00:01Z');
  expect(onChange).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.parse('2026-11-23T17:00:00Z'));
  answer('2026-11-23T17:00:00Z');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(clockError()).toBe(0);
  stop();
  answer('2026-11-23T19:00:00Z');
  expect(onChange).toHaveBeenCalledTimes(2);
});
