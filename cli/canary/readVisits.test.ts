import { exampleRelease, exampleRemote } from '../../shared-site/testing/exampleSite';
import { readVisits } from './readVisits';

const remote = {
  ...exampleRemote('mf-shop', { version: 'a' }),
  canary: { release: exampleRelease('mf-shop', { version: 'b' }), percent: 5 },
  // In the evening at the shop, when it is the next day in London.
  history: [{ at: '2026-03-02T01:00:00Z', action: 'canary' as const, version: 'b' }],
};

test('sums the visits of both versions from the shop’s day on which the canary began', async () => {
  const asked: string[] = [];
  const row = (version: string, visits: number, failed = 0) => ({ version, visits, failed });
  const visits = await readVisits(
    {
      rows: async <Row>(table: string, query: string) => {
        asked.push(`${table}?${query}`);
        return [
          row('a', 10, 1),
          row('b', 4, 2),
          row('a', 20),
          row('b', 3),
          row('c', 9, 9),
        ] as Row[];
      },
      call: async () => {},
    },
    remote,
  );
  expect(asked).toEqual([
    expect.stringContaining(
      'remote_visits?select=version,visits,failed&remote=eq.mf-shop&day=gte.2026-03-01&start=neq.new',
    ),
  ]);
  expect(visits).toEqual({ live: { visits: 30, failed: 1 }, canary: { visits: 7, failed: 2 } });
});
