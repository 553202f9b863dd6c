import { lastKnownGood, recordProven } from './provenVersions';
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
const provenOf = (...counted: Parameters<typeof recordProven>[1]) =>
  recordProven(site, counted).remotes.map(({ proven }) => proven);

test('a version with 100 visits of which at most 2 % failed has proved itself', () => {
  expect(provenOf(visits('b', 100, 2), visits('a', 100, 3))).toEqual([['b'], undefined]);
  expect(provenOf(visits('b', 99), visits('a', 1000, 20))).toEqual([['a'], undefined]);
});

test('a version that the site no longer names is not recorded', () => {
  expect(recordProven(site, [visits('z', 1000)])).toBe(site);
});

test('what is recorded already changes nothing, also once its visits are forgotten', () => {
  const proven = recordProven(site, [visits('a', 100), visits('b', 100)]);
  expect(recordProven(proven, [visits('b', 500)])).toBe(proven);
  expect(recordProven(proven, [])).toBe(proven);
  expect(recordProven(proven, [visits('a', 5, 5)])).toBe(proven);
});

test('a proven version that begins to fail loses its record', () => {
  const proven = recordProven(site, [visits('a', 100), visits('b', 100)]);
  const after = recordProven(proven, [visits('b', 200, 50)]);
  expect(after.remotes[0]?.proven).toEqual(['a']);
  expect(recordProven(proven, [visits('b', 100, 50)])).toEqual(after);
  expect(recordProven(after, [visits('a', 200, 50)]).remotes[0]).not.toHaveProperty('proven');
});

test('the fallback is the latest proven version, or the latest where none is', () => {
  expect(lastKnownGood(['a', 'b', 'c'], ['a', 'b'])).toBe('b');
  expect(lastKnownGood(['a', 'b', 'c'], ['z'])).toBe('c');
  expect(lastKnownGood(['a', 'b'])).toBe('b');
  expect(lastKnownGood([], ['a'])).toBeUndefined();
});
