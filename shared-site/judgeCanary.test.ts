/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../platform/disk/paths';
import { judgeCanary, MOST_DAYS, SMALLEST_SAMPLE } from './judgeCanary';

/** Visits and how many of them failed: of the live version, and of the canary. */
const judge = (live: [number, number], canary: [number, number], step = 1, days = 1) =>
  judgeCanary(
    {
      live: { visits: live[0], failed: live[1] },
      canary: { visits: canary[0], failed: canary[1] },
    },
    step,
    days,
  );

test.each<[string, number, [number, number], [number, number]]>([
  ['wait', 1, [450, 4], [49, 49]],
  ['wait', 1, [49, 0], [450, 0]],
  ['step', 1, [450, 4], [50, 0]],
  ['step', 1, [450, 0], [50, 4]],
  ['withdraw', 1, [450, 0], [50, 5]],
  ['withdraw', 1, [450, 15], [50, 5]],
  ['step', 1, [450, 16], [50, 5]],
  ['withdraw', 1, [50, 0], [50, 50]],
  ['wait', 2, [600, 6], [99, 12]],
  ['step', 2, [600, 6], [100, 2]],
  ['withdraw', 2, [600, 6], [100, 5]],
  ['step', 3, [650, 130], [150, 58]],
])('%s: step %i, live %j, canary %j', (verdict, step, live, canary) => {
  expect(judge(live, canary, step).verdict).toBe(verdict);
});

test('the reason has the numbers of both versions', () => {
  expect(judge([450, 3], [50, 10]).reason).toBe(
    'the canary failed in 10 of 50 visits (20.0 %), the live version in 3 of 450 visits (0.7 %)',
  );
});

test('a canary that has not had its visits after seven days is withdrawn', () => {
  expect(judge([900, 9], [49, 0], 1, MOST_DAYS - 0.01).verdict).toBe('wait');
  expect(judge([900, 9], [0, 0], 1, MOST_DAYS)).toEqual({
    verdict: 'withdraw',
    reason:
      'the canary failed in 0 of 0 visits, the live version in 9 of 900 visits (1.0 %); the step needs 50 visits of each within 7 days',
  });
  expect(judge([900, 9], [50, 0], 1, MOST_DAYS).verdict).toBe('step');
});

/** The probabilities of so many failures in a number of visits. */
function binomial(visits: number, share: number): number[] {
  const all = [(1 - share) ** visits];
  for (let failed = 0; failed < visits; failed += 1) {
    all.push((all[failed] ?? 0) * ((visits - failed) / (failed + 1)) * (share / (1 - share)));
  }
  // The rest of them cannot matter.
  return all.slice(0, all.findLastIndex((probability) => probability > 1e-9) + 1);
}

/** The distribution of a sum. */
function sumOf(first: readonly number[], second: readonly number[]): number[] {
  const sum = Array<number>(first.length + second.length - 1).fill(0);
  for (const [i, a] of first.entries()) {
    for (const [j, b] of second.entries()) sum[i + j] = (sum[i + j] ?? 0) + a * b;
  }
  return sum;
}

const STEPS = [10, 25, 50];

/** The exact probability that a canary is withdrawn, where each visit fails independently with these shares. */
function withdrawn(shares: { live: number; canary: number }): number {
  let promoted = 1;
  const visits = { live: 0, canary: 0 };
  /** By the canary's failures so far, the distribution of those of the live version. */
  let open: number[][] = [[1]];
  STEPS.forEach((percent, index) => {
    const live = (SMALLEST_SAMPLE * (100 - percent)) / percent;
    visits.live += live;
    visits.canary += SMALLEST_SAMPLE;
    const liveFailures = binomial(live, shares.live);
    const before = open.map((distribution) => sumOf(distribution, liveFailures));
    const failures = binomial(SMALLEST_SAMPLE, shares.canary);
    const width = Math.max(...before.map(({ length }) => length));
    open = Array.from({ length: before.length + failures.length - 1 }, (_, failed) =>
      Array.from({ length: width }, (_, liveFailed) => {
        const { verdict } = judge([visits.live, liveFailed], [visits.canary, failed], index + 1);
        if (verdict === 'withdraw') return 0;
        return failures.reduce(
          (sum, p, more) => sum + p * (before[failed - more]?.[liveFailed] ?? 0),
          0,
        );
      }),
    );
    promoted = open.flat().reduce((sum, probability) => sum + probability, 0);
  });
  return 1 - promoted;
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;

test.each([
  [0.002, 0.002],
  [0.01, 0.01],
  [0.02, 0.02],
  [0.05, 0.05],
  [0.01, 0.02],
  [0.01, 0.05],
  [0.01, 0.1],
  [0.01, 0.2],
  [0.05, 0.15],
  [0.05, 0.3],
])('the page about the rule states how often it withdraws a canary: %d, %d', (live, canary) => {
  const page = readFileSync(path.join(root, 'docs/decisions/canaries-and-reports.md'), 'utf8');
  const cells = [percent(live), percent(canary), percent(withdrawn({ live, canary }))];
  expect(page.replace(/ +/g, ' ')).toContain(`| ${cells.join(' | ')} |`);
});

test('at most 4 of 100 canaries that are no worse are withdrawn, and 1 of 100 is promoted that fails ten times as often', () => {
  for (const share of [0.01, 0.015, 0.02, 0.025, 0.03, 0.05, 0.1, 0.2]) {
    expect(withdrawn({ live: share, canary: share })).toBeLessThan(0.04);
  }
  expect(withdrawn({ live: 0.01, canary: 0.1 })).toBeGreaterThan(0.99);
});
