/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import fc from 'fast-check';
import { startCanary } from './changes';
import {
  CANARY_RULE,
  formatVisits,
  reasonToWithdraw,
  type VisitsOfDay,
  withdrawFailing,
} from './judgeCanary';
import { exampleRelease, exampleRemote, exampleSite } from './testing/exampleSite';

const reasonFor = (failed: number, visits: number, days = 1) =>
  reasonToWithdraw({ visits, failed }, days);

test.each([
  [19, 19],
  [0, 20],
  [2, 20],
  [5, 34],
  [8, 54],
  [0, 10_000],
])('a canary of which %i of %i visits failed may run', (failed, visits) => {
  expect(reasonFor(failed, visits)).toBeUndefined();
});

test.each([
  [3, 20, '15.0'],
  [20, 20, '100.0'],
  [6, 40, '15.0'],
  [9, 54, '16.7'],
  [1500, 10_000, '15.0'],
])('a canary of which %i of %i visits failed is withdrawn', (failed, visits, share) => {
  expect(reasonFor(failed, visits)).toBe(
    `the canary failed in ${failed} of ${visits} visits (${share}%)`,
  );
});

test('a canary without 20 visits after seven days is withdrawn', () => {
  expect(reasonFor(0, 19, 6.99)).toBeUndefined();
  expect(reasonFor(0, 19, 7)).toBe('19 visits within 7 days; a canary needs 20');
  expect(reasonFor(0, 0, 8)).toBe('0 visits within 7 days; a canary needs 20');
  expect(reasonFor(0, 20, 8)).toBeUndefined();
});

test('writes visits with the share that failed', () => {
  expect(formatVisits({ visits: 40, failed: 2 })).toBe('2 of 40 visits (5.0%)');
  expect(formatVisits({ visits: 0, failed: 0 })).toBe('0 of 0 visits');
});

test('the rule in words has its numbers', () => {
  expect(CANARY_RULE).toContain('20 visits and 15% of its visits failed');
  expect(CANARY_RULE).toContain('without 20 visits after 7 days');
});

describe('the canaries of a site', () => {
  const remote = 'mf-shop';
  const live = exampleSite(exampleRemote(remote, { version: 'a' }), exampleRemote('mf-other'));
  const site = startCanary(live, remote, exampleRelease(remote, { version: 'b' }), 10);
  const began = Date.parse(
    site.remotes.find(({ name }) => name === remote)?.history?.[0]?.at ?? '',
  );
  const dayOf = () => '2026-03-02';
  const row = (changes: Partial<VisitsOfDay> = {}): VisitsOfDay => ({
    ...{ remote, version: 'b', day: '2026-03-02', visits: 20, failed: 3 },
    ...changes,
  });
  const judge = (rows: VisitsOfDay[], days = 1) =>
    withdrawFailing(site, rows, dayOf, began + days * 24 * 60 * 60_000);
  const remoteIn = ({ remotes }: typeof site) => remotes.find(({ name }) => name === remote);

  test('one that fails is withdrawn with the reason, and nothing else changes', () => {
    const after = judge([
      row({ visits: 12, failed: 3 }),
      row({ day: '2026-03-03', visits: 8, failed: 0 }),
    ]);
    expect(remoteIn(after)).not.toHaveProperty('canary');
    expect(remoteIn(after)?.history?.at(-1)).toMatchObject({
      ...{ action: 'withdrawn', version: 'b' },
      reason: 'the canary failed in 3 of 20 visits (15.0%)',
    });
    expect(after.remotes.find(({ name }) => name === 'mf-other')).toBe(
      site.remotes.find(({ name }) => name === 'mf-other'),
    );
  });

  test.each([
    ['earlier days', row({ day: '2026-03-01' })],
    ['the live version', row({ version: 'a' })],
    ['another remote', row({ remote: 'mf-other' })],
  ])('visits of %s are not counted', (_, other) => {
    expect(judge([other])).toBe(site);
  });

  test('days count from the start of the canary', () => {
    expect(judge([], 6.99)).toBe(site);
    expect(remoteIn(judge([], 7))).not.toHaveProperty('canary');
  });

  /** Counts as any number of clients can invent them, of any version and day. */
  const invented = fc.array(
    fc.record({
      remote: fc.constantFrom(remote, 'mf-other', 'mf-none'),
      version: fc.constantFrom('a', 'b', 'c'),
      day: fc.constantFrom('2026-02-28', '2026-03-02', '2026-03-09'),
      visits: fc.nat(100_000),
      failed: fc.nat(100_000),
    }),
    { maxLength: 8 },
  );

  test('whatever clients report, a canary is withdrawn or nothing changes', () => {
    const days = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(invented, days, (rows, after) => {
        const judged = judge(rows, after);
        if (judged === site) return;
        const [running, was] = [remoteIn(judged), remoteIn(site)];
        expect(running).toEqual({ ...was, canary: undefined, history: running?.history });
        expect(running?.history?.slice(0, -1)).toEqual(was?.history);
        expect(running?.history?.at(-1)?.action).toBe('withdrawn');
        expect({ ...judged, remotes: [] }).toEqual({ ...site, remotes: [] });
        const others = ({ remotes }: typeof site) => remotes.filter(({ name }) => name !== remote);
        expect(others(judged)).toEqual(others(site));
      }),
      { seed: 19 },
    );
  });

  test('what fails more is withdrawn no later', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), (visits, failed, more) => {
        fc.pre(failed <= visits);
        // The same visits, of which more failed, or further ones that failed.
        if (!reasonFor(failed, visits)) return;
        expect(reasonFor(Math.min(visits, failed + more), visits)).toBeDefined();
        expect(reasonFor(failed + more, visits + more)).toBeDefined();
      }),
      { seed: 19 },
    );
  });

  test('forged failures of the live version keep no canary, and good visits of it end none', () => {
    const flood = row({ version: 'a', visits: 10_000, failed: 10_000 });
    expect(remoteIn(judge([flood, row()]))).not.toHaveProperty('canary');
    expect(judge([{ ...flood, failed: 0 }, row({ failed: 2 })])).toBe(site);
  });
});

/** The exact probability that a canary is withdrawn by then, where each visit fails independently with this share. */
function withdrawnBy(visits: number, share: number): number {
  /** By the number of failed visits, the probability that the canary still runs. */
  let running = [1];
  for (let visit = 1; visit <= visits; visit += 1) {
    running = Array.from({ length: visit + 1 }, (_, failed) =>
      reasonFor(failed, visit)
        ? 0
        : (running[failed] ?? 0) * (1 - share) + (running[failed - 1] ?? 0) * share,
    );
  }
  return 1 - running.reduce((sum, probability) => sum + probability, 0);
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;

test.each([0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5])(
  'the page about the rule states how often it withdraws a canary that fails with probability %d',
  (share) => {
    const page = readFileSync(path.join(root, 'docs/decisions/canaries-and-reports.md'), 'utf8');
    const cells = [share, ...[20, 50, 100, 200].map((visits) => withdrawnBy(visits, share))];
    expect(page.replace(/ +/g, ' ')).toContain(`| ${cells.map(percent).join(' | ')} |`);
  },
);
