/** @jest-environment node */
import { sizeLimits } from '../limits';
import { brokenLimits } from './brokenLimits';

const site = (homeScripts: number, entry: number) => ({
  pages: { '/': { 'rendered HTML': 9_000, 'shell/js/index.js': homeScripts } },
  apps: { 'mf-van': { 'mf-van/remoteEntry.js': entry, 'mf-van/js/page.js': 90_000 } },
});
const { entry, scripts } = sizeLimits;
const small = site(scripts['/'], entry);
const large = site(scripts['/'] + 100, entry + 100);

test('a limit binds once the accepted sizes keep it', () => {
  expect(brokenLimits(small, large)).toEqual([
    'JavaScript of page / weighs 3.3 kB; the limit of 3.2 kB was reached and must be kept',
    'mf-van/remoteEntry.js weighs 10.1 kB; the limit of 10.0 kB was reached and must be kept',
  ]);
});

test('a limit that the accepted sizes exceed already is not reported', () => {
  expect(brokenLimits(large, large)).toEqual([]);
  expect(brokenLimits(large, site(scripts['/'] + 900, entry + 900))).toEqual([]);
});

test('sizes within the limits break none, and those of a new app have no earlier size', () => {
  expect(brokenLimits(small, small)).toEqual([]);
  expect(brokenLimits({ pages: {}, apps: {} }, large)).toEqual([]);
});
