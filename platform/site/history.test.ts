import { appendEvent, earlierVersions } from './history';
import type { ReleaseEvent } from './schema';

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

test('the history is limited to 20 entries', () => {
  const stored = history(...Array.from({ length: 50 }, (_, i): Step => ['released', String(i)]));
  expect(stored).toHaveLength(20);
  expect(stored.at(-1)?.version).toBe('49');
});
