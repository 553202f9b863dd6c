import { usHolidays } from './usHolidays';

// As the United States Office of Personnel Management lists them, on their own days.
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25'],
  [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
])('lists the federal holidays of %i', (year, days) => {
  expect(usHolidays(year).map(({ day }) => day)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  );
});

test('names the holidays in both languages', () => {
  expect(usHolidays(2026)[9]).toEqual({
    day: '2026-11-26',
    reason: 'Thanksgiving Day',
    reason_es: 'Día de Acción de Gracias',
  });
});
