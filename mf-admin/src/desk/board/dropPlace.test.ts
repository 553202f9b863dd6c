import { minutesOf, timeOf } from '../../shop/times/minutes';
import { booking } from '../../testSupport/rows';
import type { BoardItem } from './boardDay';
import { dropPlace, type Geometry, pressedTime, resizedPlace, stepFrom } from './dropPlace';

const geometry: Geometry = {
  pixelsPerMinute: 2,
  columnWidth: 100,
  bays: [1, 3],
  hours: { from: minutesOf('08:00'), to: minutesOf('20:00') },
};
const nine = minutesOf('09:00');
const item: BoardItem = { kind: 'booking', booking: booking(), bay: 1, from: nine, to: nine + 45 };

test.each([
  [{ x: 0, y: 0 }, 1, '09:00'],
  [{ x: 60, y: 120 }, 3, '10:00'],
  [{ x: 0, y: 134 }, 1, '10:00'],
  [{ x: 0, y: 136 }, 1, '10:15'],
  [{ x: 0, y: 362 }, 1, '12:00'],
  [{ x: 500, y: 20_000 }, 3, '19:45'],
  [{ x: -500, y: -500 }, 1, '08:00'],
])('a booking that is dragged by %j lands in bay %i at %s', (distance, bay, time) => {
  expect(dropPlace(item, distance, geometry)).toMatchObject({
    bay,
    from: minutesOf(time),
    to: minutesOf(time) + 45,
  });
});

test('a walk-in that began between two quarters keeps its minute in another bay', () => {
  const odd = { ...item, from: minutesOf('08:37'), to: minutesOf('09:07') };
  expect(dropPlace(odd, { x: 100, y: 4 }, geometry)).toMatchObject({
    bay: 3,
    from: minutesOf('08:37'),
  });
});

test.each([
  ['ArrowRight', '10:00', 3, '10:00'],
  ['ArrowLeft', '10:00', 1, '10:00'],
  ['ArrowUp', '10:00', 1, '09:45'],
  ['ArrowUp', '10:07', 1, '10:00'],
  ['ArrowUp', '08:00', 1, '08:00'],
  ['ArrowDown', '10:00', 1, '10:15'],
  ['ArrowDown', '10:07', 1, '10:15'],
])('%s leads from bay 1 at %s to bay %i at %s', (key, start, bay, time) => {
  const from = minutesOf(start);
  expect(stepFrom({ bay: 1, from, to: from + 30 }, key, geometry)).toEqual({
    bay,
    from: minutesOf(time),
    to: minutesOf(time) + 30,
  });
});

test.each([
  ['08:00', '20:00', 0, '08:00'],
  // 5:00 PM is 540 of 720 minutes down.
  ['08:00', '20:00', 541 / 720, '17:00'],
  ['08:00', '20:00', 539 / 720, '16:45'],
  ['10:10', '11:00', 0, '10:15'],
  ['10:10', '11:00', 0.5, '10:30'],
  ['10:46', '10:58', 0.5, '11:00'],
])('a gap from %s to %s that is pressed at %d means %s', (from, to, share, time) => {
  const pressed = pressedTime({ from: minutesOf(from), to: minutesOf(to) }, share);
  expect(timeOf(pressed)).toBe(time);
});

test('a duration changes in steps of 15 minutes and is at least one step', () => {
  expect(resizedPlace(item, 70, geometry)).toEqual({ bay: 1, from: nine, to: nine + 75 });
  expect(resizedPlace(item, -500, geometry).to).toBe(nine + 15);
});

test('a duration between two steps stays when its edge is dragged by less than half a step', () => {
  const odd = { ...item, to: nine + 50 };
  expect(resizedPlace(odd, 4, geometry).to).toBe(nine + 50);
  expect(resizedPlace(odd, 20, geometry).to).toBe(nine + 60);
});
