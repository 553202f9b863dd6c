import { replacesTires } from './tireFitment';

test.each(['225/65R17 102H', '225/65R17 106H', '225/65R17 102V', 'P225/65ZR17 103W'])(
  '%s replaces 225/65R17 102H',
  (marking) => {
    expect(replacesTires(['225/65R17 102H'])(marking)).toBe(true);
  },
);

test.each([
  '225/65R17 100H',
  '225/65R17 102T',
  '225/65R17',
  '225/60R17 102H',
  '225/65R18 102H',
  'LT225/65R17 102H',
])('%s does not replace 225/65R17 102H', (marking) => {
  expect(replacesTires(['225/65R17 102H'])(marking)).toBe(false);
});

test.each([
  ['LT265/70R17 121R', 'LT265/70R17 121S', true],
  ['LT265/70R17 121R', '265/70R17 121S', false],
  ['225/65R17', '225/65R17 95Q', true],
  ['225/65R17', 'P225/65R17', true],
  ['225/65R17', '225/60R17 95Q', false],
  ['225/65R17 102', '225/65R17 102Q', true],
  ['225/65R17 102', '225/65R17 100V', false],
])('of %s, %s is a replacement: %s', (original, marking, expected) => {
  expect(replacesTires([original])(marking)).toBe(expected);
});

test.each([
  ['U', 'H', true],
  ['V', 'H', false],
  ['V', 'Z', true],
  ['W', 'Z', false],
])('of speed rating %s, %s is a replacement: %s', (original, speed, expected) => {
  expect(replacesTires([`205/55R16 91${original}`])(`205/55R16 91${speed}`)).toBe(expected);
});

test('replaces any of several tires, as front and rear; malformed ones fit nothing', () => {
  const isFitting = replacesTires(['245/40R19 98Y', '275/35R19 100Y', 'anything']);
  expect(isFitting('275/35R19 100Y')).toBe(true);
  expect(isFitting('245/40R19 98Y')).toBe(true);
  expect(replacesTires(['anything'])('')).toBe(false);
});
