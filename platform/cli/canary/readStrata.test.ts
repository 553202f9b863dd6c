import { exampleRelease, exampleRemote } from '../../site/testing/exampleSite';
import { readStrata } from './readStrata';

const remote = {
  ...exampleRemote('mf-shop', { version: 'a' }),
  canary: { release: exampleRelease('mf-shop', { version: 'b' }), percent: 5 },
  // In the evening at the shop, when it is the next day in London.
  history: [{ at: '2026-03-02T01:00:00Z', action: 'canary' as const, version: 'b' }],
};

test('visits are compared by day and start, from the shop’s day on which the canary began', async () => {
  const asked: string[] = [];
  const row = (day: string, start: string, version: string, visits: number, failed = 0) => ({
    ...{ day, start, version, visits, failed },
  });
  const vital = (version: string, vital: string, bucket: number, visits: number) => ({
    ...{ day: '2026-03-01', start: 'first', version, vital, bucket, visits },
  });
  const strata = await readStrata(
    {
      rows: async <Row>(table: string, query: string) => {
        asked.push(`${table}?${query}`);
        if (table === 'remote_vitals') {
          return [
            vital('a', 'LCP', 0, 5),
            vital('a', 'LCP', 3, 2),
            vital('a', 'LCP', 5, 1),
            vital('b', 'LCP', 2, 3),
            vital('b', 'CLS', 4, 1),
          ] as Row[];
        }
        return [
          row('2026-03-01', 'app', 'a', 10, 1),
          row('2026-03-01', 'app', 'b', 4, 2),
          row('2026-03-01', 'first', 'a', 20),
          row('2026-03-02', 'app', 'b', 3),
          row('2026-03-02', 'app', 'c', 9, 9),
        ] as Row[];
      },
      call: async () => {},
    },
    remote,
  );
  expect(asked).toHaveLength(2);
  for (const query of asked) expect(query).toContain('remote=eq.mf-shop&day=gte.2026-03-01');
  const counts = (measure: keyof typeof strata) =>
    strata[measure].map(({ live, canary }) => [
      ...[live.visits, live.failed, canary.visits, canary.failed],
    ]);
  expect(counts('LCP')).toEqual([[8, 3, 3, 0]]);
  expect(counts('INP')).toEqual([]);
  expect(counts('CLS')).toEqual([[0, 0, 1, 1]]);
  expect(counts('failures')).toEqual([
    [10, 1, 4, 2],
    [20, 0, 0, 0],
    [0, 0, 3, 0],
  ]);
});
