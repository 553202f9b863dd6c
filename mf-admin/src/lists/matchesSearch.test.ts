import { matchesSearch } from './matchesSearch';

test('finds part of any text, whatever the case', () => {
  expect(matchesSearch('CLIMATE', ['CrossClimate2', null])).toBe(true);
  expect(matchesSearch('winter', ['CrossClimate2', 'winter-tires'])).toBe(true);
  expect(matchesSearch('x', ['abc', null])).toBe(false);
});

test('takes every sign literally', () => {
  expect(matchesSearch('.*', ['abc'])).toBe(false);
  expect(matchesSearch('50%', ['50% off'])).toBe(true);
});

test('nothing, or only blanks, finds everything', () => {
  expect(matchesSearch('  ', ['abc'])).toBe(true);
});
