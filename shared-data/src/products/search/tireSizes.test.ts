import { findTireSizes } from './tireSizes';

const label = (text: string) => findTireSizes(text).sizes.map((size) => size.label);

test.each([
  '225/65R17',
  '225/65r17',
  '225 65 17',
  '2256517',
  '225-65-17',
  '225,65,17',
  '225, 65, 17',
  '225/65/17',
  '225 65 R17',
  '225/65 rin 17',
  '225/65ZR17',
  '225/65R17 102H',
  '225/65R17 102',
  '225,65,17,102',
  'llantas 225/65R17 (102H) michelin',
])('reads 225/65R17 in "%s"', (text) => {
  expect(label(text)).toEqual(['225/65R17']);
});

test.each([
  ['P225/65R17', 'P225/65R17', '2256517'],
  ['LT265/70R17', 'LT265/70R17', '2657017'],
  ['lt 265 70 17', 'LT265/70R17', '2657017'],
  ['195R14C', '195R14C', '19514'],
  ['35X12.50R20LT', '35X12.50R20LT', '35125020'],
  ['35x12.5r20', '35X12.50R20', '35125020'],
  ['35x1250r20', '35X12.50R20', '35125020'],
  ['35 12.50 20', '35X12.50R20', '35125020'],
  ['MIC-CC2-2256517', '225/65R17', '2256517'],
  ['225/70R19.5', '225/70R19.5', '2257019.5'],
])('reads "%s" as %s', (text, expected, digits) => {
  expect(findTireSizes(text).sizes).toMatchObject([{ label: expected, digits }]);
});

test.each([
  ['225/65R17 102H', '102H'],
  ['225 65 17 (102 h)', '102H'],
  ['LT265/70R17 121/118S', '121S'],
  ['195R14C 106Q', '106Q'],
  ['35x12.5r20 121q', '121Q'],
  ['225/65R17 102', '102'],
  ['225 65 17 (102)', '102'],
  ['LT265/70R17 121/118', '121'],
])('reads load index and speed symbol behind the size in "%s"', (text, service) => {
  expect(findTireSizes(text)).toMatchObject({
    sizes: [{ service }],
    rest: expect.stringMatching(/^ *$/),
  });
});

test.each([
  '225/65R17',
  '225/65R17 tires',
  '225/65R17 4 tires',
  '225/65R17 80,000 miles',
  '225/65R17 135/80R13',
  '225/65R17, 275/35R19',
])('reads none in "%s"', (text) =>
  expect(findTireSizes(text).sizes[0]).not.toHaveProperty('service'),
);

test.each([
  ['LT265/70R17', 'LT'],
  ['265/70R17 LT', 'LT'],
  ['195R14C', 'LT'],
  ['ST205/75R15', 'ST'],
  ['P225/65R17', undefined],
  ['35X12.50R20LT', undefined],
])('"%s" is of the kind %s', (text, kind) => expect(findTireSizes(text).sizes[0]?.kind).toBe(kind));

test('reads two sizes, and leaves the other words', () => {
  const { sizes, rest } = findTireSizes('front 245/40R19 98Y rear 275/35R19 pilot');
  expect(sizes).toMatchObject([
    { width: 245, aspect: 40, rim: 19 },
    { width: 275, aspect: 35, rim: 19 },
  ]);
  expect(rest.split(/\s+/).filter(Boolean)).toEqual(['FRONT', 'REAR', 'PILOT']);
});

test.each([
  '225/65',
  '22565',
  'M1-110A',
  '24"',
  '5551234567',
  'BKR6EIX',
  'Road 12 205',
  'M20 × 1.5',
])('reads no size in "%s"', (text) => {
  expect(findTireSizes(text)).toEqual({ sizes: [], rest: text.toUpperCase() });
});
