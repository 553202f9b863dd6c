import { assert, date, property } from 'fast-check';
import { SHOP_ZONE, shopClock, shopDay, timesOfSpan } from './shopTime';

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
  // Clocks change on a Sunday, at 06:00 or 07:00 UTC.
  for (let year = 2007; year < 2060; year += 1) {
    for (const month of [2, 10]) {
      for (let day = 1; day <= 15; day += 1) {
        for (const [hour, second] of [
          [5, 0],
          [6, -1],
          [6, 0],
          [7, -1],
          [7, 0],
        ]) {
          const now = new Date(Date.UTC(year, month, day, hour, 0, second));
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

test('a span has two times', () => {
  expect(timesOfSpan('08:00-12:00')).toEqual(['08:00', '12:00']);
});
