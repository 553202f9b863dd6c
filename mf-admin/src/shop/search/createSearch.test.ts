import { createSearch } from './createSearch';

const matches = (search: string, texts: readonly (string | null)[]) =>
  createSearch<readonly (string | null)[]>((row) => row)(search)(texts);

test('finds a part of any text, in any case', () => {
  expect(matches('CLIMATE', ['CrossClimate2', null])).toBe(true);
  expect(matches('winter', ['CrossClimate2', 'winter-tires'])).toBe(true);
  expect(matches('x', ['abc', null])).toBe(false);
});

test('treats every character literally', () => {
  expect(matches('.*', ['abc'])).toBe(false);
  expect(matches('50%', ['50% off'])).toBe(true);
});

test('an empty or blank search finds every row', () => {
  expect(matches('  ', ['abc'])).toBe(true);
});

test('finds nothing across the end of a text', () => {
  expect(matches('b c', ['a b', 'c d'])).toBe(false);
  expect(matches('null', ['abc', null])).toBe(false);
});

test('reads the texts of a row once, with the first letter that is typed', () => {
  const textsOf = jest.fn(({ name }: { name: string }) => [name]);
  const found = createSearch(textsOf);
  const rows = [{ name: 'Michelin' }, { name: 'Cooper' }];
  expect(rows.filter(found(''))).toEqual(rows);
  expect(textsOf).not.toHaveBeenCalled();
  expect(rows.filter(found('m'))).toEqual([{ name: 'Michelin' }]);
  expect(rows.filter(found('coop'))).toEqual([{ name: 'Cooper' }]);
  expect(textsOf).toHaveBeenCalledTimes(2);
});
