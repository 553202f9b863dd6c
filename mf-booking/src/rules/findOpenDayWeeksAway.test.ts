import { bookingWindow } from './bookingWindow';
import { findOpenDayWeeksAway } from './findOpenDayWeeksAway';

const days = bookingWindow(new Date('2026-11-23T17:00:00Z')).map((day) => ({
  ...day,
  state: day.date === '2026-12-01' ? 'full' : day.weekday % 6 === 0 ? 'none' : 'open',
}));

test.each([
  ['2026-11-23', 1, '2026-11-30'],
  ['2026-11-30', -1, '2026-11-23'],
  ['2026-11-24', 1, '2026-12-08'],
  ['2026-12-08', -1, '2026-11-24'],
  ['2026-11-23', 2, '2026-12-07'],
  ['2026-11-23', -1, undefined],
  ['2026-12-21', 1, undefined],
])('finds the open day from %s by %i weeks: %s', (from, weeks, date) => {
  expect(findOpenDayWeeksAway(days, from, weeks)).toBe(date);
});
