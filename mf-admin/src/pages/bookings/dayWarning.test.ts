import { dayWarning } from './dayWarning';

const TODAY = '2026-11-21';
const closures = { key: 'closures', value: '2026-11-26, 2026-12-24..2027-01-02' };

test.each([
  ['2026-11-23', undefined],
  ['2026-11-26', 'closed'],
  ['2026-12-23', undefined],
  ['2026-12-24', 'closed'],
  ['2027-01-01', 'closed'],
  ['2027-01-04', undefined],
  ['2026-11-28', 'weekend'],
  ['2026-11-29', 'closed'],
  ['2027-11-19', undefined],
  ['2062-11-23', 'far'],
  ['', undefined],
])('dayWarning(%j) is %s', (day, warning) => {
  expect(dayWarning(day, TODAY, [closures])).toBe(warning);
});

test('a weekday without hours is closed, and a Sunday with hours is a weekend', () => {
  const hours = [
    { key: 'hours_weekdays', value: '' },
    { key: 'hours_sunday', value: '10:00-14:00' },
  ];
  expect(dayWarning('2026-11-23', TODAY, hours)).toBe('closed');
  expect(dayWarning('2026-11-29', TODAY, hours)).toBe('weekend');
});
