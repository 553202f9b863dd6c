import { booking } from '../../../testSupport/rows';
import type { BoardItem } from './boardDay';
import { dropPlace, type Geometry, resizedPlace, stepFrom } from './dropPlace';
import { minutesOf } from './minutes';

const geometry: Geometry = {
  pixelsPerMinute: 2,
  columnWidth: 100,
  bays: [1, 3],
  slots: ['09:00', '10:00', '13:00'],
};
const nine = minutesOf('09:00');
const item: BoardItem = { kind: 'booking', booking: booking(), bay: 1, from: nine, to: nine + 45 };

test.each([
  [{ x: 0, y: 0 }, 1, '09:00'],
  [{ x: 60, y: 110 }, 3, '10:00'],
  [{ x: 500, y: 20_000 }, 3, '13:00'],
  [{ x: -500, y: -500 }, 1, '09:00'],
])('a booking that is dragged by %j lands in bay %i at %s', (distance, bay, time) => {
  expect(dropPlace(item, distance, geometry)).toEqual({
    bay,
    from: minutesOf(time),
    to: minutesOf(time) + 45,
  });
});

test('a booking whose start is no slot any more can return to it', () => {
  const early = { ...item, from: minutesOf('08:30') };
  expect(dropPlace(early, { x: 0, y: 4 }, geometry).from).toBe(minutesOf('08:30'));
});

test.each([
  ['ArrowRight', 3, '10:00'],
  ['ArrowLeft', 1, '10:00'],
  ['ArrowUp', 1, '09:00'],
  ['ArrowDown', 1, '13:00'],
])('%s leads from bay 1 at 10:00 to bay %i at %s', (key, bay, time) => {
  const ten = minutesOf('10:00');
  expect(stepFrom({ bay: 1, from: ten, to: ten + 30 }, key, geometry)).toEqual({
    bay,
    from: minutesOf(time),
    to: minutesOf(time) + 30,
  });
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
