import { type Column, sortRows } from './columns';

interface Car {
  name: string;
  miles: number | null;
}

const cell = () => null;
const columns: Column<Car>[] = [
  { id: 'name', header: 'Name', cell, value: ({ name }) => name },
  { id: 'miles', header: 'Miles', cell, value: ({ miles }) => miles },
  { id: 'plate', header: 'Plate', cell },
];
const cars = [
  { name: 'Bay 10', miles: 9 },
  { name: 'bay 2', miles: null },
  { name: 'Ángel', miles: 100 },
];
const names = (id: string, isDescending = false) =>
  sortRows(cars, columns, { id, isDescending }, 'es').map(({ name }) => name);

test('sorts names as people do: accents, capitals and numbers in them', () => {
  expect(names('name')).toEqual(['Ángel', 'bay 2', 'Bay 10']);
});

test.each([
  [false, ['Bay 10', 'Ángel', 'bay 2']],
  [true, ['Ángel', 'Bay 10', 'bay 2']],
])('sorts numbers, and rows without one last (descending: %s)', (isDescending, expected) => {
  expect(names('miles', isDescending)).toEqual(expected);
});

test.each(['plate', 'unknown'])(
  'keeps the order for the column “%s”, which has no values',
  (id) => {
    expect(names(id)).toEqual(cars.map(({ name }) => name));
  },
);
