import { minutesOf, subtract, timeOf } from '../../shop/times/minutes';
import { bay, booking, closure, hold, openingHours } from '../../testSupport/rows';
import { type BoardSource, boardDay } from './boardDay';

const DAY = '2026-11-23';
const source = (changes: Partial<BoardSource> = {}): BoardSource => ({
  bays: [bay(), bay({ id: 2 })],
  schedule: { hours: [openingHours({ opens: '08:00', closes: '12:00' })], closures: [] },
  bookings: [],
  holds: [],
  ...changes,
});
const at = (time: string) => new Date(`${DAY}T${time}:00-05:00`).toISOString();
const from = (starts: string, ends: string) => ({ starts_at: at(starts), ends_at: at(ends) });

/** The items as short texts: `booking 1 09:00-09:45`. */
const itemsOf = (now: number, changes?: Partial<BoardSource>) =>
  boardDay(DAY, now, source(changes)).items.map(
    (item) => `${item.kind} ${item.bay} ${timeOf(item.from)}-${timeOf(item.to)}`,
  );

test('bookings and holds stand in their bays, and what they leave free is a gap', () => {
  const bookings = [booking(from('09:00', '09:45'))];
  const holds = [hold(from('10:00', '13:00'))];
  expect(itemsOf(0, { bookings, holds })).toEqual([
    'gap 1 08:00-09:00',
    'gap 2 08:00-10:00',
    'booking 1 09:00-09:45',
    'gap 1 09:45-12:00',
    'hold 2 10:00-12:00',
  ]);
});

test('what is free before the present minute is no gap', () => {
  expect(itemsOf(minutesOf('11:20'))).toEqual(['gap 1 11:20-12:00', 'gap 2 11:20-12:00']);
  expect(itemsOf(1440)).toEqual([]);
});

test('a closure of some hours is closed and no gap', () => {
  const schedule = {
    ...source().schedule,
    closures: [closure({ first_day: DAY, last_day: DAY, closes: '10:00', reopens: '11:00' })],
  };
  expect(itemsOf(0, { schedule, bays: [bay()] })).toEqual([
    'gap 1 08:00-10:00',
    'gap 1 11:00-12:00',
  ]);
  expect(boardDay(DAY, 0, source({ schedule })).closed).toEqual([
    { from: minutesOf('10:00'), to: minutesOf('11:00') },
  ]);
});

test('a booking outside the hours and in an inactive bay stays visible', () => {
  const bays = [bay(), bay({ id: 2, is_active: false })];
  const bookings = [booking({ bay: 2, ...from('13:00', '13:30') })];
  const board = boardDay(DAY, 0, source({ bays, bookings }));
  expect(board.bays.map(({ id }) => id)).toEqual([1, 2]);
  expect(board.hours).toEqual({ from: minutesOf('08:00'), to: minutesOf('14:00') });
  expect(board.items.map(({ kind, bay: id }) => `${kind} ${id}`)).toEqual(['gap 1', 'booking 2']);
  expect(boardDay(DAY, 0, source({ bays })).bays.map(({ id }) => id)).toEqual([1]);
});

test('what overlaps in a bay stands side by side, and what does not has the whole width', () => {
  const bookings = [
    booking({ id: 'a', ...from('09:00', '10:00') }),
    booking({ id: 'b', booked_anyway: ['bay_taken'], ...from('09:30', '10:30') }),
    booking({ id: 'c', ...from('10:30', '11:00') }),
    booking({ id: 'd', bay: 2, ...from('09:00', '10:00') }),
  ];
  const lanes = boardDay(DAY, 0, source({ bookings })).items.flatMap((item) =>
    item.kind === 'booking' ? `${item.booking.id} ${item.lane} of ${item.lanes}` : [],
  );
  expect(lanes).toEqual(['a 0 of 2', 'd 0 of 1', 'b 1 of 2', 'c 0 of 1']);
});

test('no item of a bay covers another one, also when a third one is beside one of them only', () => {
  const bookings = [
    booking({ id: 'a', ...from('11:45', '12:15') }),
    booking({ id: 'b', ...from('11:50', '12:20') }),
    booking({ id: 'c', ...from('12:15', '12:45') }),
    booking({ id: 'd', ...from('12:15', '17:00') }),
  ];
  const spans = boardDay(DAY, 0, source({ bookings })).items.flatMap((item) =>
    item.kind === 'booking' && item.lane !== undefined && item.lanes !== undefined
      ? [{ ...item, left: item.lane / item.lanes, right: (item.lane + 1) / item.lanes }]
      : [],
  );
  expect(spans).toHaveLength(4);
  const covers = spans.filter((one) =>
    spans.some(
      (other) =>
        other !== one &&
        other.from < one.to &&
        one.from < other.to &&
        other.left < one.right &&
        one.left < other.right,
    ),
  );
  expect(covers).toEqual([]);
});

test('subtract removes overlapping times', () => {
  const span = { from: 0, to: 10 };
  expect(
    subtract(
      [span],
      [
        { from: 2, to: 4 },
        { from: 3, to: 5 },
        { from: 9, to: 12 },
      ],
    ),
  ).toEqual([
    { from: 0, to: 2 },
    { from: 5, to: 9 },
  ]);
});
