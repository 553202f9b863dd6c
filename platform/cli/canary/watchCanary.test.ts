import { ChangeRejectedError } from '../../site/assertNoProblems';
import { release, startCanary, withdraw } from '../../site/changes';
import type { Comparison } from '../../site/judgeCanary';
import type { SiteConfig } from '../../site/schema';
import { exampleRelease, exampleSite } from '../../site/testing/exampleSite';
import { watchCanary } from './watchCanary';

const NAME = 'mf-shop';
const versionOf = (version: string) => exampleRelease(NAME, { version });
const find = (_: string, version: string) => versionOf(version);

/** The visits of a canary, as many of the live version, and how many of the canary's failed. */
const visits = (count: number, failed = 0): Comparison => ({
  failures: [{ live: { visits: count, failed: 0 }, canary: { visits: count, failed } }],
  ...{ LCP: [], INP: [], CLS: [] },
});

let site: SiteConfig;
let log: string[];
beforeEach(() => {
  site = startCanary(release(exampleSite(), NAME, versionOf('a'), find), NAME, versionOf('b'), 5);
  log = [];
});

/** Watches the canary until it ends, with these answers to the question for its visits; the last one stays. */
async function watch(steps: number[], ...answers: (() => Comparison)[]) {
  let waits = 0;
  const began = Date.now();
  const end = await watchCanary({
    name: NAME,
    steps,
    find,
    readSite: async () => site,
    readStrata: async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? visits(0),
    change: async (change) => {
      site = change(site);
    },
    log: (line) => log.push(line),
    now: () => began + waits * 20 * 60_000,
    wait: async () => {
      waits += 1;
      if (waits > 10) throw new Error('it never ends');
    },
  });
  return { end, waits };
}

const historyOf = () =>
  site.remotes[0]?.history?.slice(2).map(({ action, percent }) => [action, percent]);

test('a canary without failures steps with its visits until it is promoted', async () => {
  const answers = [50, 100, 200, 300].map((n) => () => visits(n));
  expect(await watch([5, 25, 50, 100], ...answers)).toEqual({ end: 'promoted', waits: 3 });
  expect(historyOf()).toEqual([
    ['canary', 25],
    ['canary', 50],
    ['promoted', undefined],
  ]);
  expect(site.remotes[0]?.live.version).toBe('b');
  expect(site.remotes[0]?.history?.at(-1)?.reason).toMatch(/^0 of 300 visits of the canary failed/);
  expect(log.map((line) => line.split(':')[0])).toEqual([
    '  mf-shop  5 %',
    '  mf-shop  passed at 5 %',
    '  mf-shop  passed at 25 %',
    '  mf-shop  passed at 50 %',
  ]);
});

test('a canary that fails is withdrawn, with the reason', async () => {
  const { end } = await watch(
    [5, 25, 100],
    () => visits(10),
    () => visits(20, 12),
  );
  expect(end).toBe('withdrawn');
  expect(site.remotes[0]).not.toHaveProperty('canary');
  expect(site.remotes[0]?.history?.at(-1)).toMatchObject({
    action: 'withdrawn',
    reason: '12 of 20 visits of the canary failed (60.0 %), of 20 of the live version 0 (0.0 %)',
  });
});

test('without 100 at the end the canary stays, and a line names the next command', async () => {
  expect((await watch([5], () => visits(100))).end).toBe('stays');
  expect(site.remotes[0]?.canary?.percent).toBe(5);
  expect(log.at(-1)).toBe('  mf-shop  it has passed its last step: npm run promote -- mf-shop');
});

test('a canary that another command ended is left alone', async () => {
  const { end } = await watch(
    [5, 100],
    () => visits(10),
    () => {
      site = withdraw(site, NAME);
      return visits(100);
    },
  );
  expect(end).toBe('ended by another command');
  expect(historyOf()).toEqual([['withdrawn', undefined]]);
});

test('a canary that another command replaced is left alone', async () => {
  const { end } = await watch(
    [5, 100],
    () => visits(10),
    () => {
      site = startCanary(site, NAME, versionOf('c'), 10);
      return visits(100, 50);
    },
  );
  expect(end).toBe('ended by another command');
  expect(site.remotes[0]?.canary).toMatchObject({ percent: 10, release: { version: 'c' } });
});

test('a failure to read the visits is logged once and tried again', async () => {
  const fail = () => {
    throw new Error('the backend does not answer');
  };
  await watch([5, 100], fail, fail, () => visits(100));
  expect(log.filter((line) => line.includes('does not answer'))).toEqual([
    '  mf-shop  failed, and tries again: the backend does not answer',
  ]);
  expect(site.remotes[0]?.live.version).toBe('b');
});

test('a change that the site rejects ends the command, and the canary stays', async () => {
  const rejected = new ChangeRejectedError(NAME, ['needs the widget cart'], 'promoted');
  const end = watch([5, 100], () => {
    throw rejected;
  });
  await expect(end).rejects.toBe(rejected);
  expect(site.remotes[0]?.canary?.percent).toBe(5);
  expect(log).toEqual([]);
});

test('a second command continues with the step that the first one reached', async () => {
  site = startCanary(site, NAME, versionOf('b'), 25);
  await watch(
    [5, 25, 100],
    () => visits(150),
    () => visits(200),
  );
  expect(historyOf()).toEqual([
    ['canary', 25],
    ['promoted', undefined],
  ]);
  expect(log[0]).toContain('25 %: 0 of 150');
});

/** What is counted where the canary reports so many visits beside these of the live version. */
const reported = (live: number, canary: number): Comparison => ({
  ...visits(0),
  failures: [{ live: { visits: live, failed: 0 }, canary: { visits: canary, failed: 0 } }],
});

test('a canary that reports no visit is warned of and then withdrawn, by the visits half an hour after its step', async () => {
  const live = [900, 900, 1000, 1300, 1500];
  const { end, waits } = await watch([5, 25, 100], ...live.map((n) => () => reported(n, 0)));
  expect({ end, waits }).toEqual({ end: 'withdrawn', waits: 4 });
  expect(log).toEqual([
    '  mf-shop  5 %: 0 of 100 visits of the canary',
    expect.stringContaining('5 %: warning: the canary has reported 0 visits, the live version 300'),
    expect.stringContaining(
      'withdrawn at 5 %: the canary has reported 0 visits, the live version 500',
    ),
  ]);
  expect(site.remotes[0]?.history?.at(-1)?.reason).toContain('it may hang the tab');
});

test('a canary that falls silent after a step is withdrawn, whatever it reported before', async () => {
  site = startCanary(site, NAME, versionOf('b'), 25);
  const answers = [150, 150, 150, 250].map((n) => () => reported(n, 120));
  expect((await watch([5, 25, 100], ...answers)).end).toBe('withdrawn');
});
