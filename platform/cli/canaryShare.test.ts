import { canaryShare } from './canaryShare';

test('a share of visitors is a whole number, and neither none nor all of them', () => {
  expect([undefined, '1', '10', '99'].map(canaryShare)).toEqual([undefined, 1, 10, 99]);
  for (const said of ['0', '0.5', '100', '-1', '1e1', '', 'ten']) {
    expect(() => canaryShare(said)).toThrow('a whole number, 1 to 99');
  }
});
