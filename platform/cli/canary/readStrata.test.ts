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
  const strata = await readStrata(
    {
      rows: async <Row>(table: string, query: string) => {
        asked.push(`${table}?${query}`);
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
  expect(asked).toEqual([expect.stringContaining('remote=eq.mf-shop&day=gte.2026-03-01')]);
  expect(
    strata.map(({ live, canary }) => [live.visits, live.failed, canary.visits, canary.failed]),
  ).toEqual([
    [10, 1, 4, 2],
    [20, 0, 0, 0],
    [0, 0, 3, 0],
  ]);
});
