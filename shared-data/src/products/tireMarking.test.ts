import { formatTireMarking, parseTireMarking } from './tireMarking';

test.each([
  ['225/65R17 102H', '225/65R17 102H'],
  [' 225 65 17 (102 h) ', '225/65R17 102H'],
  ['225/65R17102H', '225/65R17 102H'],
  ['lt265/70r17 121/118s', 'LT265/70R17 121S'],
  ['245/35zr20 91y', '245/35ZR20 91Y'],
  ['35x12.5r20 121q', '35X12.50R20 121Q'],
])('reads "%s" as %s', (typed, marking) => {
  const parsed = parseTireMarking(typed);
  expect(parsed && formatTireMarking(parsed)).toBe(marking);
});

test.each([
  '',
  '225/65R17',
  '102H',
  '225/65R17 102',
  '225/65R17 49H',
  '225/65R17 151H',
  '225/65R17 102Z',
])('rejects "%s"', (typed) => expect(parseTireMarking(typed)).toBeUndefined());
