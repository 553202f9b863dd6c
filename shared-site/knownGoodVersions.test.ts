import { lastKnownGood, recordKnownGood } from './knownGoodVersions';
import { exampleRemote, exampleSite } from './testing/exampleSite';

const history = ['a', 'b'].map((version) => ({
  at: '2026-03-02T12:00:00Z',
  action: 'released' as const,
  version,
}));
const shop = { ...exampleRemote('mf-shop', { version: 'b' }), history };
const site = exampleSite(shop, exampleRemote('mf-other', { version: 'b' }));
const visits = (version: string, count: number, failed = 0) => ({
  ...{ remote: 'mf-shop', version, visits: count, failed },
});
const knownGoodOf = (...counted: Parameters<typeof recordKnownGood>[1]) =>
  recordKnownGood(site, counted).remotes.map(({ knownGood }) => knownGood);

test('a version with 100 visits of which at most 2 % failed is known good', () => {
  expect(knownGoodOf(visits('b', 100, 2), visits('a', 100, 3))).toEqual([['b'], undefined]);
  expect(knownGoodOf(visits('b', 99), visits('a', 1000, 20))).toEqual([['a'], undefined]);
});

test('a version that the site no longer names is not recorded', () => {
  expect(recordKnownGood(site, [visits('z', 1000)])).toBe(site);
});

test('what is recorded already changes nothing, also once its visits are forgotten', () => {
  const recorded = recordKnownGood(site, [visits('a', 100), visits('b', 100)]);
  expect(recordKnownGood(recorded, [visits('b', 500)])).toBe(recorded);
  expect(recordKnownGood(recorded, [])).toBe(recorded);
  expect(recordKnownGood(recorded, [visits('a', 5, 5)])).toBe(recorded);
});

test('a known good version that begins to fail loses its record', () => {
  const recorded = recordKnownGood(site, [visits('a', 100), visits('b', 100)]);
  const after = recordKnownGood(recorded, [visits('b', 200, 50)]);
  expect(after.remotes[0]?.knownGood).toEqual(['a']);
  expect(recordKnownGood(recorded, [visits('b', 100, 50)])).toEqual(after);
  expect(recordKnownGood(after, [visits('a', 200, 50)]).remotes[0]).not.toHaveProperty('knownGood');
});

test('the fallback is the latest known good version, or the latest where none is', () => {
  expect(lastKnownGood(['a', 'b', 'c'], ['a', 'b'])).toBe('b');
  expect(lastKnownGood(['a', 'b', 'c'], ['z'])).toBe('c');
  expect(lastKnownGood(['a', 'b'])).toBe('b');
  expect(lastKnownGood([], ['a'])).toBeUndefined();
});
