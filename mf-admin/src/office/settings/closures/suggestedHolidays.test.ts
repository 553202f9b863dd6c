import { closure } from '../../../testSupport/rows';
import { suggestedHolidays } from './suggestedHolidays';

const days = (today: string, closures = [closure()]) =>
  suggestedHolidays(today, closures).map(({ day }) => day);

test('suggests the holidays of twelve months from today', () => {
  const suggested = days('2026-11-27', []);
  expect(suggested).toHaveLength(11);
  expect([suggested[0], suggested.at(-1)]).toEqual(['2026-12-25', '2027-11-25']);
});

test('suggests a holiday on its own day', () => {
  expect(days('2026-11-26', [])[0]).toBe('2026-11-26');
});

test('does not suggest a day that is closed already', () => {
  const week = closure({ first_day: '2026-12-24', last_day: '2027-01-02' });
  expect(days('2026-11-27', [week])[0]).toBe('2027-01-18');
});

test('suggests a day on which the shop is closed for some hours', () => {
  const morning = { closes: '08:00', reopens: '12:00' };
  const some = closure({ first_day: '2026-12-25', last_day: '2026-12-25', ...morning });
  expect(days('2026-12-01', [some])[0]).toBe('2026-12-25');
});
