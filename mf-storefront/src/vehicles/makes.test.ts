import { finderMakes, homeMakes } from '@shop/shared-data/vehicle-makes';
import { makeLogos } from './makeLogos';
import { featuredMakes } from './makes';

test('the home page lists 43 makes, alphabetically and once each', () => {
  expect(homeMakes).toHaveLength(43);
  expect(new Set(homeMakes).size).toBe(43);
  const letters = homeMakes.map((make) => make.toLowerCase());
  expect(letters).toEqual([...letters].sort());
});

test('the vehicle finder lists 42 makes: those of the home page without Hummer', () => {
  expect(finderMakes).toHaveLength(42);
  expect(homeMakes.filter((make) => !finderMakes.includes(make))).toEqual(['Hummer']);
});

test('features 12 makes of the home page, once each and with a logo', () => {
  expect(featuredMakes).toHaveLength(12);
  expect(new Set(featuredMakes).size).toBe(12);
  expect(featuredMakes.filter((make) => !homeMakes.includes(make))).toEqual([]);
  expect(featuredMakes.filter((make) => !makeLogos[make])).toEqual([]);
});
