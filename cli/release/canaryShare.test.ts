import { canaryShare } from './canaryShare';

test('a share is a whole number from 1 to 99', () => {
  expect(['1', '10', '99'].map(canaryShare)).toEqual([1, 10, 99]);
  for (const value of ['0', '0.5', '100', '-1', '1e1', '', 'ten', '10,25']) {
    expect(() => canaryShare(value)).toThrow('a whole number from 1 to 99');
  }
});
