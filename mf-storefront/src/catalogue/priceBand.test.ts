import { parts, tires } from './departments';
import { bandOf, matchesPrice, priceBands } from './priceBand';

const tireBands = priceBands(tires.bandLimits);
const partBands = priceBands(parts.bandLimits);

test('the bands of tires are under 100, 100 to 200, 200 to 300 and over 300', () => {
  expect(tireBands).toEqual([
    { id: 'under-100', to: 100 },
    { id: '100-200', from: 100, to: 200 },
    { id: '200-300', from: 200, to: 300 },
    { id: 'over-300', from: 300 },
  ]);
});

test('the bands of parts are under 25, 25 to 50, 50 to 100 and over 100', () => {
  expect(partBands.map(({ id }) => id)).toEqual(['under-25', '25-50', '50-100', 'over-100']);
});

test('without limits one band contains every price; without bands a price belongs to none', () => {
  const bands = priceBands([]);
  expect(bands).toEqual([{ id: 'over' }]);
  expect(bandOf(150, bands)).toBe('over');
  expect(bandOf(150, [])).toBe('');
});

test.each([
  [0, 'under-100'],
  [99.99, 'under-100'],
  [100, '100-200'],
  [199.99, '100-200'],
  [200, '200-300'],
  [299.99, '200-300'],
  [300, '200-300'],
  [300.01, 'over-300'],
  [99_999_999.99, 'over-300'],
])('a tire of $%d belongs to %s', (price, band) => {
  expect(bandOf(price, tireBands)).toBe(band);
});

test.each([
  [24.99, 'under-25'],
  [25, '25-50'],
  [50, '50-100'],
  [100, '50-100'],
  [100.01, 'over-100'],
])('a part of $%d belongs to %s', (price, band) => {
  expect(bandOf(price, partBands)).toBe(band);
});

test('every price belongs to exactly one band', () => {
  for (let cents = 0; cents <= 40_000; cents += 25) {
    const matching = tireBands.filter(({ id }) => matchesPrice(cents / 100, [id], tireBands));
    expect(matching).toHaveLength(1);
  }
});

test('every price matches without a selection; with several bands, prices in any of them match', () => {
  expect(matchesPrice(150, [], tireBands)).toBe(true);
  expect(matchesPrice(150, ['under-100', '100-200'], tireBands)).toBe(true);
  expect(matchesPrice(250, ['under-100', '100-200'], tireBands)).toBe(false);
});

test('no price matches an unknown band', () => {
  expect(matchesPrice(150, ['cheap'], tireBands)).toBe(false);
});
