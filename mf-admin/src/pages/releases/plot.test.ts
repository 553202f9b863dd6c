import type { ReportRow } from '@shop/shared-data/report-row';
import { PLOT, plotOf } from './plot';

const row = (changes: Partial<ReportRow>): ReportRow => ({
  ...{ day: '2026-03-01', remote: 'mf-shop', version: 'a' },
  ...{ loads: 0, failures: 0, crashes: 0, load_ms: 0, visits: 0, failed: 0 },
  ...{ lcp: 0, lcp_not_good: 0, inp: 0, inp_not_good: 0, cls: 0, cls_not_good: 0 },
  ...changes,
});

test('a plot has a line for each version, which days without a value interrupt', () => {
  const rows = [
    row({ visits: 10, failed: 1 }),
    row({ day: '2026-03-02', visits: 10 }),
    row({ day: '2026-03-05', visits: 10, failed: 2 }),
    row({ day: '2026-03-05', version: 'b', visits: 4 }),
  ];
  const plot = plotOf(rows, 'failed', ['a', 'b', 'c']);
  expect(plot?.days).toHaveLength(5);
  expect(plot?.max).toBe(0.2);
  expect(plot?.lines.map(({ path }) => path)).toEqual(['M0 40L60 80M240 0', 'M240 80', '']);
  expect(plot?.lines[0]?.points[2]).toEqual({ x: 240, y: 0, day: '2026-03-05', value: 0.2 });
});

test('a single day is drawn in the middle, and small shares do not fill the plot', () => {
  const plot = plotOf([row({ lcp: 100, lcp_not_good: 1 })], 'LCP', ['a']);
  expect(plot?.max).toBe(0.1);
  expect(plot?.lines[0]?.points[0]).toMatchObject({ x: PLOT.width / 2, y: PLOT.height * 0.9 });
});

test('nothing is drawn where nothing was measured', () => {
  expect(plotOf([], 'load', ['a'])).toBeUndefined();
  expect(plotOf([row({ visits: 3 })], 'load', ['a'])).toBeUndefined();
});
