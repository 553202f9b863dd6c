import { closure, openingHours } from '../../testSupport/rows';
import { dayWarning } from './dayWarning';

const TODAY = '2026-11-21';
const weekdays = [1, 2, 3, 4, 5];
const schedule = {
  hours: [...weekdays, 6].map((weekday) => openingHours({ weekday })),
  closures: [
    closure({ first_day: '2026-11-26', last_day: '2026-11-26' }),
    closure({ first_day: '2026-12-24', last_day: '2027-01-02' }),
    closure({ first_day: '2026-12-10', last_day: '2026-12-10', closes: '12:00', reopens: '14:00' }),
  ],
};

test.each([
  ['2026-11-23', undefined],
  ['2026-11-26', 'closed'],
  ['2026-12-10', undefined],
  ['2026-12-23', undefined],
  ['2026-12-24', 'closed'],
  ['2027-01-01', 'closed'],
  ['2027-01-04', undefined],
  ['2026-11-28', undefined],
  ['2026-11-29', 'closed'],
  ['2027-11-19', undefined],
  ['2062-11-23', 'far'],
  ['', undefined],
])('dayWarning(%j) is %s', (day, warning) => {
  expect(dayWarning(day, TODAY, schedule)).toBe(warning);
});

test('a weekday without hours is closed, and a Sunday with hours is open', () => {
  const sunday = {
    ...schedule,
    hours: [openingHours({ weekday: 7 })],
  };
  expect(dayWarning('2026-11-23', TODAY, sunday)).toBe('closed');
  expect(dayWarning('2026-11-29', TODAY, sunday)).toBeUndefined();
});
