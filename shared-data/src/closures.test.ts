import { isClosure } from './closures';

const setting = '2026-12-24 , 2026-12-31..2027-01-02';

test.each([
  ['2026-12-23', false],
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2026-12-30', false],
  ['2026-12-31', true],
  ['2027-01-01', true],
  ['2027-01-02', true],
  ['2027-01-03', false],
])('%s is a closed day: %s', (date, isClosed) => {
  expect(isClosure(setting, date)).toBe(isClosed);
});

test('an empty setting has no closed day', () => {
  expect(isClosure('', '2026-12-24')).toBe(false);
  expect(isClosure(' , ', '2026-12-24')).toBe(false);
});
