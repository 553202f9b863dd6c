import { SHOP_ZONE } from '@shop/shared-contract';
import { assert, date, property } from 'fast-check';
import { dayAfter, shopClock, shopDay } from './shopCalendar';

const byIntl = new Intl.DateTimeFormat('sv', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: SHOP_ZONE,
});

test('the shop’s clock is the one that Intl computes for its time zone', () => {
  const years = { min: new Date('2007-01-01'), max: new Date('2060-01-01'), noInvalidDate: true };
  assert(
    property(date(years), (now) => {
      expect(shopClock(now)).toBe(byIntl.format(now).replace(' ', 'T'));
    }),
  );
});

test('each clock change until 2060 is at the second at which Intl has it', () => {
  for (let year = 2007; year < 2060; year += 1) {
    for (const month of [2, 10]) {
      for (let hour = 0; hour < 24 * 15; hour += 1) {
        for (const second of [-1, 0]) {
          const now = new Date(Date.UTC(year, month, 1, hour, 0, second));
          expect(shopClock(now)).toBe(byIntl.format(now).replace(' ', 'T'));
        }
      }
    }
  }
});

test('the day on the shop’s calendar changes at its midnight', () => {
  expect(shopDay(new Date('2026-11-23T04:59:59Z'))).toBe('2026-11-22');
  expect(shopDay(new Date('2026-11-23T05:00:00Z'))).toBe('2026-11-23');
});

test.each([
  ['2026-11-23', 7, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s and %d days is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
});
