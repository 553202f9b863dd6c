import fc from 'fast-check';

// Days, times and instants of properties, those of the changes of the clock among them.

/** From the law of the shop's clock changes on, to the last day that forms accept. */
const DAYS = { min: new Date('2007-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
export const anyDay = fc.date(DAYS).map((date) => date.toISOString().slice(0, 10));
export const twoDigits = (number: number) => String(number).padStart(2, '0');
const timeFrom = (first: number, last: number) =>
  fc
    .tuple(fc.integer({ min: first, max: last }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map(twoDigits).join(':'));
/** Sundays on which clocks may change: the second of March and the first of November are among them. */
const changingDay = fc
  .tuple(fc.integer({ min: 2007, max: 2099 }), fc.constantFrom('03-0', '03-1', '11-0'))
  .chain(([year, start]) => fc.integer({ min: 1, max: 9 }).map((end) => `${year}-${start}${end}`));
export const instant = fc
  .oneof(
    fc.date(DAYS),
    fc.tuple(changingDay, timeFrom(4, 8)).map(([day, time]) => new Date(`${day}T${time}Z`)),
  )
  .map((date) => date.toISOString());
/** Two times of one day are each in both readings on the day in November: the shop is closed then. */
export const dayAndTime = fc
  .tuple(fc.oneof(anyDay, changingDay), timeFrom(3, 23))
  .map((parts) => parts.join(' '));
