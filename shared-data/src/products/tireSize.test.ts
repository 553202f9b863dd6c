import { normalizeTireSize, TIRE_SIZE } from './tireSize';

test.each([
  ['225/65R17', '225/65R17'],
  ['225/65r17', '225/65R17'],
  [' 225 65 17 ', '225/65R17'],
  ['225-65-17', '225/65R17'],
  ['225/65-17', '225/65R17'],
  ['225/65 R17', '225/65R17'],
  ['2256517', '225/65R17'],
  ['245/40zr19', '245/40ZR19'],
  ['p225/65r17', 'P225/65R17'],
  ['LT 265/70 R17', 'LT265/70R17'],
  ['225/70R19.5', '225/70R19.5'],
  ['195R14C', '195R14C'],
  ['35x12.5r20 lt', '35X12.50R20LT'],
  ['35×12.50R20', '35X12.50R20'],
  ['31 10.50 15', '31X10.50R15'],
])('spells %s as %s', (typed, stored) => {
  expect(normalizeTireSize(typed)).toBe(stored);
  expect(stored).toMatch(TIRE_SIZE);
});

test.each(['', '17', '225/65', 'seventeen', '225/65R17 102H', '999/99R99'])(
  'leaves %j, which is no size',
  (typed) => {
    expect(normalizeTireSize(typed)).toBe(typed.toUpperCase());
    expect(normalizeTireSize(typed)).not.toMatch(TIRE_SIZE);
  },
);
