import { ChangeRejectedError } from '../../shared-site/assertNoProblems';
import { release, startCanary, withdraw } from '../../shared-site/changes';
import type { SiteConfig } from '../../shared-site/schema';
import { exampleRelease, exampleSite } from '../../shared-site/testing/exampleSite';
import { watchCanary } from './watchCanary';

const NAME = 'mf-shop';
const versionOf = (version: string) => exampleRelease(NAME, { version });
const find = (_: string, version: string) => versionOf(version);

/** The visits of a canary, as many of the live version, and how many of the canary's failed. */
const visits = (count: number, failed = 0) => ({
  live: { visits: count, failed: 0 },
  canary: { visits: count, failed },
});

let site: SiteConfig;
let log: string[];
beforeEach(() => {
  site = startCanary(release(exampleSite(), NAME, versionOf('a'), find), NAME, versionOf('b'), 5);
  log = [];
});

/** Watches the canary until it ends, with these answers to the question for its visits; the last one stays. */
async function watch(steps: number[], ...answers: (() => ReturnType<typeof visits>)[]) {
  let waits = 0;
  const began = Date.now();
  const end = await watchCanary({
    name: NAME,
    steps,
    find,
    readSite: async () => site,
    readVisits: async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? visits(0),
    change: async (change) => {
      site = change(site);
    },
    log: (line) => log.push(line),
    now: () => began + waits * 24 * 60 * 60_000,
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
  const answers = [20, 50, 100, 150].map((n) => () => visits(n));
  expect(await watch([5, 25, 50, 100], ...answers)).toEqual({ end: 'promoted', waits: 3 });
  expect(historyOf()).toEqual([
    ['canary', 25],
    ['canary', 50],
    ['promoted', undefined],
  ]);
  expect(site.remotes[0]?.live.version).toBe('b');
  expect(site.remotes[0]?.history?.at(-1)?.reason).toMatch(/^the canary failed in 0 of 150 visits/);
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
    () => visits(60, 12),
  );
  expect(end).toBe('withdrawn');
  expect(site.remotes[0]).not.toHaveProperty('canary');
  expect(site.remotes[0]?.history?.at(-1)).toMatchObject({
    action: 'withdrawn',
    reason:
      'the canary failed in 12 of 60 visits (20.0 %), the live version in 0 of 60 visits (0.0 %)',
  });
});

test('without 100 at the end the canary stays, and a line names the next command', async () => {
  expect((await watch([5], () => visits(100))).end).toBe('stays');
  expect(site.remotes[0]?.canary?.percent).toBe(5);
  expect(log.at(-1)).toBe(
    '  mf-shop  it has passed its last step: npm run shop -- promote mf-shop',
  );
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
    () => visits(70),
    () => visits(100),
  );
  expect(historyOf()).toEqual([
    ['canary', 25],
    ['promoted', undefined],
  ]);
  expect(log[0]).toContain('25 %: the canary failed in 0 of 70');
});

test('a canary that reports no visit is withdrawn after seven days', async () => {
  const { end, waits } = await watch([5, 25, 100], () => ({
    live: { visits: 900, failed: 9 },
    canary: { visits: 0, failed: 0 },
  }));
  expect({ end, waits }).toEqual({ end: 'withdrawn', waits: 7 });
  expect(site.remotes[0]?.history?.at(-1)?.reason).toContain('0 of 0 visits');
});
