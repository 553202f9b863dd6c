/** @jest-environment node */
import { countRows, listDifferences } from './dump';

const table = (rows: string, name = 'public.poems', columns = 'id, text') => ({
  name,
  columns,
  rows,
});

test('counts the lines, since line breaks within values are escaped', () => {
  expect(countRows(table('1\ta\\nb\n2\t\\N\n'))).toBe(2);
  expect(countRows(table(''))).toBe(0);
});

test('equal rows in another order are no difference', () => {
  expect(listDifferences([table('1\ta\n2\tb\n')], [table('2\tb\n1\ta\n')])).toEqual([]);
});

test('names each table that is missing, has other columns, other values or fewer rows', () => {
  const wanted = [
    table('1\ta\n', 'public.missing'),
    table('1\ta\n', 'public.columns'),
    table('1\ta\n', 'public.values'),
    table('1\ta\n2\tb\n', 'public.fewer'),
  ];
  const found = [
    table('1\ta\n', 'public.columns', 'id, line'),
    table('1\tb\n', 'public.values'),
    table('1\ta\n', 'public.fewer'),
  ];
  expect(listDifferences(wanted, found)).toEqual([
    'public.missing is missing',
    'public.columns has 1 of 1 rows, or other values',
    'public.values has 1 of 1 rows, or other values',
    'public.fewer has 1 of 2 rows, or other values',
  ]);
});
