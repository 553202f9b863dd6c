import { matchesSearch } from './matchesSearch';

test('finds a part of any text, in any case', () => {
  expect(matchesSearch('CLIMATE', ['CrossClimate2', null])).toBe(true);
  expect(matchesSearch('winter', ['CrossClimate2', 'winter-tires'])).toBe(true);
  expect(matchesSearch('x', ['abc', null])).toBe(false);
});

test('treats every character literally', () => {
  expect(matchesSearch('.*', ['abc'])).toBe(false);
  expect(matchesSearch('50%', ['50% off'])).toBe(true);
});

test('an empty or blank search finds every row', () => {
  expect(matchesSearch('  ', ['abc'])).toBe(true);
});
