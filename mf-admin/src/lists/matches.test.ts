import { matches } from './matches';

test('finds part of any text, whatever the case', () => {
  expect(matches('CLIMATE', ['CrossClimate2', null])).toBe(true);
  expect(matches('winter', ['CrossClimate2', 'winter-tires'])).toBe(true);
  expect(matches('x', ['abc', null])).toBe(false);
});

test('takes every sign literally', () => {
  expect(matches('.*', ['abc'])).toBe(false);
  expect(matches('50%', ['50% off'])).toBe(true);
});

test('nothing, or only blanks, finds everything', () => {
  expect(matches('  ', ['abc'])).toBe(true);
});
