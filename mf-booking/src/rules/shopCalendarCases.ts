import { shopClock, shopDay } from '@shop/shared-contract';
import { bookingWindow } from './bookingWindow';
import { usualSlots } from './slotStates';

/** The days before and after each clock change of 2026 and 2027, with the shop's UTC offset. */
const aroundClockChanges = [
  ['2026-03-06', '-05:00'],
  ['2026-03-09', '-04:00'],
  ['2026-10-30', '-04:00'],
  ['2026-11-02', '-05:00'],
  ['2027-03-12', '-05:00'],
  ['2027-03-15', '-04:00'],
  ['2027-11-05', '-04:00'],
  ['2027-11-08', '-05:00'],
] as const;

/** The cases that the test of each browser time zone runs: the shop's calendar is the same in all. */
export function shopCalendarCases() {
  test.each(aroundClockChanges)('on %s each slot begins at UTC%s', (date, offset) => {
    for (const slot of usualSlots(date)) {
      const start = new Date(`${date}T${slot}:00${offset}`);
      expect(shopClock(start)).toBe(`${date}T${slot}:00`);
    }
  });

  test.each([
    ['one minute before midnight at the shop, summer', '2026-07-01T03:59:00Z', '2026-06-30'],
    ['midnight at the shop, summer', '2026-07-01T04:00:00Z', '2026-07-01'],
    ['one minute before midnight at the shop, winter', '2026-12-01T04:59:00Z', '2026-11-30'],
    ['midnight at the shop, winter', '2026-12-01T05:00:00Z', '2026-12-01'],
    ['the repeated hour in autumn', '2026-11-01T05:30:00Z', '2026-11-01'],
    ['the skipped hour in spring', '2027-03-14T07:00:00Z', '2027-03-14'],
    ['New Year', '2027-01-01T04:59:59Z', '2026-12-31'],
  ])('returns the shop’s date: %s', (_, now, today) => {
    expect(shopDay(new Date(now))).toBe(today);
  });

  test.each([
    ['autumn', '2026-10-20T12:00:00Z', '2026-10-20', '2026-11-19', 23],
    ['spring', '2027-03-01T12:00:00Z', '2027-03-01', '2027-03-31', 23],
    ['autumn', '2027-11-01T12:00:00Z', '2027-11-01', '2027-12-01', 23],
    ['no change', '2026-11-21T12:00:00Z', '2026-11-21', '2026-12-21', 21],
    ['a leap day', '2028-02-10T12:00:00Z', '2028-02-10', '2028-03-11', 22],
  ])('returns 31 consecutive days across %s from %s', (_, now, first, last, bookable) => {
    const days = bookingWindow(new Date(now));
    expect(days).toHaveLength(31);
    expect(new Set(days.map((day) => day.date)).size).toBe(31);
    expect([days[0]?.date, days[30]?.date]).toEqual([first, last]);
    expect(days.filter(({ date }) => usualSlots(date).length > 0)).toHaveLength(bookable);
    for (const day of days) {
      expect(day.weekday).toBe(new Date(`${day.date}T00:00:00Z`).getUTCDay());
    }
  });
}
