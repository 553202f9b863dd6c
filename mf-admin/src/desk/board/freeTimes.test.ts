import { minutesOf } from '../../shop/times/minutes';
import { bay, booking, hold, openingHours } from '../../testSupport/rows';
import { type BoardSource, boardDay } from './boardDay';
import { freeTimes } from './freeTimes';

const DAY = '2026-11-23';
const at = (time: string) => new Date(`${DAY}T${time}:00-05:00`).toISOString();
const from = (starts: string, ends: string) => ({ starts_at: at(starts), ends_at: at(ends) });

/** The times as short texts: `09:00-09:30 2`. */
function timesOf(changes: Partial<BoardSource> = {}, now = 0) {
  const board = boardDay(DAY, now, {
    bays: [bay(), bay({ id: 2 })],
    schedule: { hours: [openingHours({ opens: '08:00', closes: '12:00' })], closures: [] },
    ...{ bookings: [], holds: [], ...changes },
  });
  return freeTimes(board, 45, now).map(({ from, to, bays }) => `${from}-${to} ${bays}`);
}

test('a visit can start at each quarter of an hour until it would end after the shop closes', () => {
  expect(timesOf()).toEqual(['08:00-11:15 2']);
});

test('counts the bays that are free for a whole visit', () => {
  const bookings = [
    booking(from('09:30', '10:30')),
    booking({ id: '2', ...from('11:00', '11:30') }),
  ];
  const holds = [hold({ bay: 2, ...from('10:00', '10:15') })];
  expect(timesOf({ bookings, holds })).toEqual([
    ...['08:00-08:45 2', '09:00-09:15 1', '09:30-10:00 0', '10:15-11:15 1'],
  ]);
});

test('a booking in a bay that was deactivated takes the place of another bay', () => {
  const bays = [bay(), bay({ id: 2 }), bay({ id: 3, is_active: false })];
  const bookings = [booking({ bay: 3, ...from('09:00', '10:00') })];
  expect(timesOf({ bays, bookings })).toEqual(['08:00-08:15 2', '08:30-09:45 1', '10:00-11:15 2']);
});

test('times that are over are left out', () => {
  expect(timesOf({}, minutesOf('09:01'))).toEqual(['09:15-11:15 2']);
  expect(timesOf({}, 1440)).toEqual([]);
});
