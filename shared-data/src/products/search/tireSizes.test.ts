import { TIRE_SIZE } from '../../storedFormats';
import { findTireSizes, normalizeTireSize } from './tireSizes';

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
  '225/65R17 102H',
  '225/65R17 102',
  '225,65,17,102',
  'llantas 225/65R17 (102H) michelin',
])('reads 225/65R17 in "%s"', (text) => {
  expect(label(text)).toEqual(['225/65R17']);
});

// As visitors and staff copy them from the sidewall.
test.each([
  ['P215/65R15XL 95H', 'P215/65R15', '95H'],
  ['LT265/70R17/E', 'LT265/70R17', undefined],
  ['LT265/70R17 121/118S E', 'LT265/70R17', '121S'],
  ['ST235/80R16/E', 'ST235/80R16', undefined],
  ['205/55ZR16 94Y XL', '205/55ZR16', '94Y'],
  ['245/45RF18', '245/45R18', undefined],
  ['245/45R18 100Y RFT', '245/45R18', '100Y'],
  ['225/60R18 100H M+S', '225/60R18', '100H'],
  ['225/45R17 (94W) XL', '225/45R17', '94W'],
  ['LT275/65R18 load range E 10PR', 'LT275/65R18', undefined],
  ['35x1250x20', '35X12.50R20', undefined],
  ['205x55x16', '205/55R16', undefined],
  ['R16 205/55', '205/55R16', undefined],
  ['rin 16, 205/55 91V', '205/55R16', '91V'],
  ['7.50R16LT', '7.50R16LT', undefined],
  ['11R22.5', '11R22.5', undefined],
  ['11r22.5 146/143L', '11R22.5', '146L'],
  ['T145/80D18', 'T145/80D18', undefined],
  ['T145/80D18 99M', 'T145/80D18', '99M'],
])('reads the sidewall "%s" as %s with %s', (text, size, service) => {
  const { sizes, rest } = findTireSizes(text);
  expect(sizes.map(({ label, service: found }) => [label, found])).toEqual([[size, service]]);
  expect(rest.trim()).toBe('');
  expect(normalizeTireSize(text)).toBe(size);
  expect(size).toMatch(TIRE_SIZE);
});

test.each([
  ['4 tires 225/45R17', ['225/45R17'], ['TIRES']],
  ['F 245/40R19 R 275/35R19', ['245/40R19', '275/35R19'], []],
  ['225/65R17 102H usadas', ['225/65R17'], ['USADAS']],
  ['225/65R17 y 245/40R19', ['225/65R17', '245/40R19'], ['Y']],
  ['225/65R17 run flat', ['225/65R17'], ['RUN', 'FLAT']],
])('reads the sizes of "%s", and leaves its words', (text, expected, words) => {
  const { sizes, rest } = findTireSizes(text);
  expect(sizes.map(({ label: each }) => each)).toEqual(expected);
  expect(rest.split(/\s+/).filter(Boolean)).toEqual(words);
});

test.each([
  ['P225/65R17', 'P225/65R17', '2256517'],
  ['LT265/70R17', 'LT265/70R17', '2657017'],
  ['lt 265 70 17', 'LT265/70R17', '2657017'],
  ['195R14C', '195R14C', '19514'],
  ['195D14', '195D14', '19514'],
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

test.each(['', '17', '225/65', 'seventeen', '225/65R17 michelin', '999/99R99'])(
  'leaves %j, which is not one size',
  (typed) => {
    expect(normalizeTireSize(typed)).toBe(typed.toUpperCase());
    expect(normalizeTireSize(typed)).not.toMatch(TIRE_SIZE);
  },
);

test.each([
  ['LT265/70R17', 'LT'],
  ['265/70R17 LT', 'LT'],
  ['195R14C', 'LT'],
  ['ST205/75R15', 'ST'],
  ['P225/65R17', undefined],
  ['35X12.50R20LT', undefined],
  ['T145/80D18', 'T'],
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
