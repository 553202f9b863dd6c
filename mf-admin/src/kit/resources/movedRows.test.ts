import { type Direction, movedRows } from './movedRows';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const order = (id: string, direction: Direction) =>
  movedRows(rows, id, direction)
    .map((row) => row.id)
    .join('');

test('moves a row one place up or down', () => {
  expect(order('b', 'up')).toBe('bac');
  expect(order('b', 'down')).toBe('acb');
});

test('leaves the first and the last row at their ends', () => {
  expect(order('a', 'up')).toBe('abc');
  expect(order('c', 'down')).toBe('abc');
});
