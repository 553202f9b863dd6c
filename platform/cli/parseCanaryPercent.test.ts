import { parseCanaryPercent } from './parseCanaryPercent';

test('rejects a share that is not a whole number from 1 to 99', () => {
  expect([undefined, '1', '10', '99'].map(parseCanaryPercent)).toEqual([undefined, 1, 10, 99]);
  for (const value of ['0', '0.5', '100', '-1', '1e1', '', 'ten']) {
    expect(() => parseCanaryPercent(value)).toThrow('a whole number from 1 to 99');
  }
});
