import { appendEvent, canaryStart, earlierVersions, signEvents } from './history';
import type { ReleaseEvent } from './schema';
import { exampleRelease, exampleRemote, exampleSite } from './testing/exampleSite';

type Step = readonly [ReleaseEvent['action'], string];

const history = (...events: readonly Step[]) =>
  events.reduce<ReleaseEvent[]>((all, [action, version]) => appendEvent(all, action, version), []);

test.each([
  ['nothing', [], []],
  ['one release', [['released', 'a']], []],
  [
    'two releases',
    [
      ['released', 'a'],
      ['released', 'b'],
    ],
    ['a'],
  ],
  [
    'a version released twice in a row',
    [
      ['released', 'a'],
      ['released', 'a'],
    ],
    [],
  ],
  [
    'a canary, which is live for a part only',
    [
      ['released', 'a'],
      ['canary', 'b'],
    ],
    [],
  ],
  [
    'a promoted canary',
    [
      ['released', 'a'],
      ['canary', 'b'],
      ['promoted', 'b'],
    ],
    ['a'],
  ],
  [
    'a withdrawn canary',
    [
      ['released', 'a'],
      ['canary', 'b'],
      ['withdrawn', 'b'],
    ],
    [],
  ],
  [
    'a version that was rolled back, which must not be a fallback',
    [
      ['released', 'a'],
      ['released', 'b'],
      ['released', 'c'],
      ['rolled back', 'b'],
    ],
    ['a'],
  ],
  [
    'a release after a rollback',
    [
      ['released', 'a'],
      ['released', 'b'],
      ['rolled back', 'a'],
      ['released', 'c'],
    ],
    ['a'],
  ],
  [
    'a rollback to a version that the history no longer names',
    [
      ['released', 'b'],
      ['released', 'c'],
      ['rolled back', 'a'],
    ],
    [],
  ],
] as const)('the versions before, after %s', (_, events, expected) => {
  expect(earlierVersions(history(...events))).toEqual(expected);
});

test('the history is limited to 20 entries of versions that became live', () => {
  const stored = history(...Array.from({ length: 50 }, (_, i): Step => ['released', String(i)]));
  expect(stored).toHaveLength(20);
  expect(stored.at(-1)?.version).toBe('49');
});

test('20 entries of canaries are stored beside them, and displace none of them', () => {
  const steps = Array.from({ length: 30 }, (_, i): Step => ['canary', `b${i}`]);
  const stored = history(['released', 'a'], ['released', 'b'], ...steps, ['withdrawn', 'b29']);
  expect(stored.map(({ version }) => version).slice(0, 3)).toEqual(['a', 'b', 'b11']);
  expect(stored).toHaveLength(2 + 20);
  expect(earlierVersions(stored)).toEqual(['a']);
});

test('a canary began at its first percentage, after all other events', () => {
  const at = (day: number) => new Date(`2026-03-0${day}T12:00:00Z`);
  const canary = { release: exampleRelease('mf-shop', { version: 'b' }), percent: 25 };
  const withCanary = (...events: [...Step][]) =>
    canaryStart({
      ...exampleRemote('mf-shop'),
      canary,
      history: events.reduce<ReleaseEvent[]>(
        (all, [action, version], index) => appendEvent(all, action, version, {}, at(index + 1)),
        [],
      ),
    });
  const start = (day: number) => at(day).toISOString();
  expect(withCanary(['released', 'a'], ['canary', 'b'], ['canary', 'b'])).toBe(start(2));
  expect(withCanary(['canary', 'b'], ['withdrawn', 'b'], ['canary', 'b'])).toBe(start(3));
  expect(withCanary(['canary', 'c'], ['canary', 'b'])).toBe(start(2));
  expect(withCanary(['canary', 'b'])).toBe(start(1));
  expect(canaryStart(exampleRemote('mf-shop'))).toBeUndefined();
});

test('a remote without a canary has no start of one, whatever its history', () => {
  const remote = { ...exampleRemote('mf-shop'), history: history(['canary', 'b']) };
  expect(canaryStart(remote)).toBeUndefined();
});

test('a change through a release endpoint names the team in the events that it added', () => {
  const shop = { ...exampleRemote('mf-shop'), history: history(['released', 'a']) };
  const van = { ...exampleRemote('mf-van'), history: history(['released', 'v']) };
  const before = exampleSite(shop, van);
  const released = { ...shop, history: appendEvent(shop.history, 'released', 'b') };
  const after = { ...before, remotes: [released, van, exampleRemote('mf-new')] };
  const signed = signEvents(before, after, 'shop');
  const teams = signed.remotes.map((remote) => remote.history?.map(({ team }) => team));
  expect(teams).toEqual([[undefined, 'shop'], [undefined], undefined]);
});
