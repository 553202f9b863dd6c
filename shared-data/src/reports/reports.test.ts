import { type ReleasedRemote, versionsInUse } from './releasedSite';
import { measureOf, type ReportRow } from './reportRow';

const row = (changes: Partial<ReportRow>): ReportRow => ({
  ...{ day: '2026-03-01', remote: 'mf-shop', version: 'a' },
  ...{ loads: 0, failures: 0, crashes: 0, load_ms: 0, visits: 0, failed: 0 },
  ...{ lcp: 0, lcp_not_good: 0, inp: 0, inp_not_good: 0, cls: 0, cls_not_good: 0 },
  ...changes,
});

test('a measure is the share in all rows, the mean of a load’s time, and undefined where nothing was measured', () => {
  const rows = [row({ visits: 10, failed: 1, loads: 2, load_ms: 300 }), row({ visits: 30 })];
  expect(measureOf(rows, 'failed')).toBe(1 / 40);
  expect(measureOf(rows, 'load')).toBe(150);
  expect([measureOf(rows, 'loads'), measureOf([row({})], 'loads')]).toEqual([2, undefined]);
  expect(measureOf(rows, 'LCP')).toBeUndefined();
});

test('the versions in use are the live one, the canary and the fallback, each with its last event', () => {
  const built = { at: '2026-03-02T10:00:00Z', by: 'Ann', reason: 'faster' };
  const event = (action: string, version: string, at: string) => ({ action, version, at });
  const remote: ReleasedRemote = {
    name: 'mf-shop',
    live: { version: 'b', built },
    previous: { version: 'a' },
    canary: { release: { version: 'c' }, percent: 5 },
    history: [
      event('released', 'b', '1'),
      event('rolled back', 'b', '3'),
      event('canary', 'c', '4'),
    ],
  };
  expect(versionsInUse(remote)).toEqual([
    { version: 'b', use: 'live', event: remote.history?.[1], built },
    { version: 'c', use: 'canary', percent: 5, event: remote.history?.[2], built: undefined },
    { version: 'a', use: 'previous', event: undefined },
  ]);
});
