/** @jest-environment node */
import { findGrowth, maxSizes } from './findGrowth';
import { stableName } from './stableName';

const site = (page: Record<string, number>, app: Record<string, number> = {}) => ({
  pages: { '/booking': page },
  apps: { 'mf-booking': app },
});

test('names the page that grew and the files that caused it, the largest first', () => {
  const before = site({ 'shell/js/index.js': 30_000, 'mf-booking/js/async/a.js': 9_000 });
  const now = site({
    'shell/js/index.js': 30_500,
    'mf-booking/js/async/a.js': 9_000,
    'mf-booking/js/async/zod.js': 12_000,
  });

  expect(findGrowth(before, now)).toEqual([
    'page /booking grew from 39.0 kB to 51.5 kB:',
    '    +12.0 kB mf-booking/js/async/zod.js (new)',
    '    +0.5 kB shell/js/index.js',
  ]);
});

test('accepts a page that shrinks, is new, or grows by at most 250 bytes', () => {
  expect(findGrowth(site({ a: 10_000 }), site({ a: 10_250 }))).toEqual([]);
  expect(findGrowth(site({ a: 100_000 }), site({ a: 100_251 }))).toHaveLength(2);
  expect(findGrowth(site({ a: 100_000 }), site({ a: 10 }))).toEqual([]);
  expect(findGrowth({ pages: {}, apps: {} }, site({ a: 10_000 }))).toEqual([]);
});

test('rejects an app that exceeds the ceiling, even after small steps', () => {
  const before = site({}, { a: maxSizes.app - 100 });
  const now = site({}, { a: maxSizes.app + 100 });

  expect(findGrowth(before, now)).toEqual([
    'app mf-booking weighs 465.1 kB; at most 465.0 kB are allowed',
  ]);
});

test('rejects a size over a limit that was kept', () => {
  const before = site({}, { 'mf-booking/remoteEntry.js': 9_900 });
  const now = site({}, { 'mf-booking/remoteEntry.js': 10_100 });
  expect(findGrowth(before, now)).toEqual([
    'mf-booking/remoteEntry.js weighs 10.1 kB; the limit of 10.0 kB was reached and must be kept',
  ]);
});

test('a file keeps its name from release to release', () => {
  const first = stableName('/mf-booking/1a2b3c4d5e6f/static/js/async/q.56beb97bc1.js');
  const second = stableName('/mf-booking/9f8e7d6c5b4a/static/js/async/q.aaaabbbbcc.js');

  expect(first).toBe('mf-booking/js/async/q.js');
  expect(second).toBe(first);
});
