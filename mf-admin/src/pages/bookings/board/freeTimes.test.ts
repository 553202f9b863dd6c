import { bay, booking, hold, openingHours } from '../../../testSupport/rows';
import { type BoardSource, boardDay } from './boardDay';
import { freeTimes } from './freeTimes';
import { minutesOf } from './minutes';

const DAY = '2026-11-23';
const at = (time: string) => new Date(`${DAY}T${time}:00-05:00`).toISOString();
const from = (starts: string, ends: string) => ({ starts_at: at(starts), ends_at: at(ends) });

/** The times as short texts: `09:00 2`. */
function timesOf(changes: Partial<BoardSource>, slots = ['09:00', '10:00', '11:00'], now = 0) {
  const board = boardDay(DAY, now, {
    bays: [bay(), bay({ id: 2 })],
    schedule: { hours: [openingHours({ opens: '08:00', closes: '12:00' })], closures: [] },
    ...{ bookings: [], holds: [], ...changes },
  });
  return freeTimes(board, slots, 45, now).map(({ time, bays }) => `${time} ${bays}`);
}

test('counts the bays that are free for a whole visit', () => {
  const bookings = [
    booking(from('09:30', '10:30')),
    booking({ id: '2', ...from('11:00', '11:30') }),
  ];
  const holds = [hold({ bay: 2, ...from('10:00', '10:15') })];
  expect(timesOf({ bookings, holds })).toEqual(['09:00 1', '10:00 0', '11:00 1']);
});

test('a booking in a bay that was deactivated takes the place of another bay', () => {
  const bays = [bay(), bay({ id: 2 }), bay({ id: 3, is_active: false })];
  const bookings = [booking({ bay: 3, ...from('09:00', '10:00') })];
  expect(timesOf({ bays, bookings })).toEqual(['09:00 1', '10:00 2', '11:00 2']);
});

test('times that are over are left out, and whole hours stand in for slots where none is left', () => {
  expect(timesOf({}, [])).toEqual(['08:00 2', '09:00 2', '10:00 2', '11:00 2']);
  expect(timesOf({}, undefined, minutesOf('09:01'))).toEqual(['10:00 2', '11:00 2']);
  expect(timesOf({}, ['08:00'], minutesOf('09:30'))).toEqual(['10:00 2', '11:00 2']);
  expect(timesOf({}, undefined, 1440)).toEqual([]);
});

test('a visit that would end after the shop closes is not offered', () => {
  expect(timesOf({}, ['11:00', '11:15', '11:30'])).toEqual(['11:00 2', '11:15 2']);
});
