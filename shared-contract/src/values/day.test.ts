import { dayAfter, dayOfMonth, firstOfMonth, weekdayOf } from './day';

test.each([
  ['2026-11-23', 7, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-01', 0, '2026-11-01'],
])('of %s, the day after %d days is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
});

test('a week has the weekdays 1 to 7, from Monday on', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => weekdayOf(dayAfter('2026-11-23', days)));
  expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a day has a number in its month, which has a first day', () => {
  expect(dayOfMonth('2026-11-03')).toBe(3);
  expect(firstOfMonth('2026-11-23')).toBe('2026-11-01');
});
