import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { openAndSettle } from '../support/hydrated';
import { operate } from '../support/operate';
import type { RunningSite } from '../support/runningSite';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { plainPage, releaseFixture, withoutFixture } from './support/fixtureRemote';

test.use({ shop: 'owners', expectedErrors: [/./] });
test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

/** A report passes the server and the database, on a machine that may be busy. */
const patient = { timeout: timeLimit(45_000) };

const FIELDS = ['event', 'version', 'route', 'error', 'times'];

/** The counted events, one line each. */
const eventsOf = async (site: RunningSite) =>
  (await site.rows('remote_events', 'remote=eq.mf-fixture'))
    .map((row) => FIELDS.map((field) => row[field]).join(' '))
    .sort();

/** The counted visits, one line for each version. */
const visitsOf = async (site: RunningSite) =>
  (await site.rows('remote_visits', 'remote=eq.mf-fixture&order=failed')).map(
    ({ version, visits, failed }) => `${version} visits ${visits} failed ${failed}`,
  );

/** Releases a fixture, and waits until the server has recorded its version: other reports are ignored. */
async function releaseRecorded(site: RunningSite, code: string, canary?: number) {
  const version = await releaseFixture(site.siteDir, { code }, canary);
  await expect
    .poll(() => site.rows('remote_versions', `version=eq.${version}`), patient)
    .toHaveLength(1);
  return version;
}

/** Disables long timers and idle callbacks, so that work that waits for them never runs. */
const disableLongTimers = () => {
  const { setTimeout } = window;
  window.requestIdleCallback = () => 0;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms = 0) => (ms < 4_000 ? setTimeout(callback, ms) : 0),
  });
};

test('owners see visits, failures and crashes of each version, and no data of the visitor', {
  tag: '@prove',
}, async ({ page, site }) => {
  const good = await releaseRecorded(site, plainPage('Good'));
  const bad = await releaseRecorded(
    site,
    `export function Page() { throw new TypeError('typed by rosa@example.com'); }`,
  );
  await page.goto('/fixture?from=rosa@example.com');
  await expect(page.getByRole('heading', { name: 'Good' })).toBeVisible();
  await expect
    .poll(() => visitsOf(site), patient)
    .toEqual([`${good} visits 1 failed 0`, `${bad} visits 1 failed 1`]);
  expect(await eventsOf(site)).toEqual([`crash ${bad} /fixture TypeError 1`]);

  const rows = await site.rows('remote_events');
  expect(JSON.stringify(rows)).not.toContain('rosa');
  const printed = await operate(site, 'releases', ['mf-fixture'], { PORT: String(site.port) });
  expect(printed.split(`  ${bad}  `)[1]).toMatch(
    /1 of 1 visits \(100\.0%\) failed\n.*1 × crash TypeError on \/fixture/,
  );
});

test('a load is reported when the visitor leaves the page, not before', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const version = await releaseRecorded(site, plainPage('Left'));
  await openAndSettle(page, '/fixture');
  await expect(page.getByRole('heading', { name: 'Left' })).toBeVisible();
  const visit = `${version} visits 1 failed 0`;
  expect(await visitsOf(site)).not.toContain(visit);
  await page.goto('/favicon.svg');
  await expect.poll(() => visitsOf(site), patient).toContain(visit);
});

test('a crash is reported at once, while the page is open', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const bad = await releaseRecorded(site, `export function Page() { throw new TypeError('x'); }`);
  await page.addInitScript(disableLongTimers);
  await page.goto('/fixture');
  await expect.poll(() => eventsOf(site), patient).toContain(`crash ${bad} /fixture TypeError 1`);
});

test('a crash in an event handler is reported to its owners', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const version = await releaseRecorded(
    site,
    `export const Page = () => (
      <button type="button" onClick={() => { throw new RangeError('x'); }}>Press</button>
    );`,
  );
  await page.goto('/fixture');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect
    .poll(() => eventsOf(site), patient)
    .toContain(`crash ${version} /fixture RangeError 1`);
});

test('a crash of a page that is left is reported to its owners', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const version = await releaseRecorded(
    site,
    `import { useEffect } from 'react';
    export function Page() {
      useEffect(() => () => { throw new RangeError('x'); }, []);
      return <h1>Left</h1>;
    }`,
  );
  await page.goto('/fixture');
  await expect(page.getByRole('heading', { name: 'Left' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Left' })).toBeHidden();
  await expect
    .poll(() => eventsOf(site), patient)
    .toContain(`crash ${version} /fixture RangeError 1`);
});

test('a load that the visitor’s leaving aborts is no failure', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const version = await releaseRecorded(site, plainPage('Aborted'));
  const failure = `failure ${version} /fixture`;
  const entries = `**/mf-fixture/${version}/**`;
  let abort = () => {};
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
  });
  const isRequested = page.waitForRequest(entries);
  await page.route(entries, async (route) => {
    await aborted;
    await route.abort();
  });
  await page.goto('/fixture', { waitUntil: 'commit' });
  await isRequested;
  // The next document is slow, and this page's loads are aborted before it arrives, as Firefox does.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/contact', async (route) => {
    await answered;
    await route.continue();
  });
  const isLeaving = page.waitForRequest('**/contact');
  await page.evaluate(() => {
    location.href = '/contact';
  });
  await isLeaving;
  // Playwright waits for a navigation before it looks at the page.
  const isFailed = page.waitForEvent('console', (message) =>
    message.text().includes('[shell] mf-fixture'),
  );
  abort();
  await isFailed;
  // As long as a report would take.
  await page.waitForTimeout(3_000);
  answer();
  await expect(page).toHaveTitle(/^Contact/);
  // The same failure while the visitor stays is reported.
  await page.goto('/fixture');
  await expect.poll(async () => (await eventsOf(site)).join('; '), patient).toContain(failure);
  const ofThisVersion = (await eventsOf(site)).filter((line) => line.includes(` ${version} `));
  expect(ofThisVersion).toEqual([expect.stringMatching(/^failure .* 1$/)]);
});

test('visitors can send reports and cannot read them', { tag: '@prove' }, async ({ site }) => {
  const remote = readSite(site.siteDir).remotes[0];
  const body = {
    p_events: [{ remote: remote?.name, version: remote?.live.version, route: '/', event: 'load' }],
  };
  expect((await site.api('/rest/v1/rpc/report_remotes', { body })).status).toBe(204);
  expect((await site.api('/rest/v1/remote_events', { method: 'GET' })).ok).toBe(false);
});

/** Reports a visit as a browser of a network of its own does. */
const report = (site: RunningSite, network: number, version: string, event: string) =>
  site.api('/rest/v1/rpc/report_remotes', {
    headers: { 'x-forwarded-for': `198.51.${network}.1` },
    body: {
      p_events: [{ remote: 'mf-fixture', version, event, route: '/fixture' }],
    },
  });

test('the publisher withdraws a canary whose visits crash', { tag: '@prove' }, async ({ site }) => {
  test.slow();
  await releaseRecorded(site, plainPage('Live'));
  const canary = await releaseRecorded(site, plainPage('Canary'), 20);
  for (let network = 0; network < 20; network += 1) {
    await report(site, network, canary, network < 3 ? 'crash' : 'load');
  }
  const remote = () => readSite(site.siteDir).remotes.find(({ name }) => name === 'mf-fixture');
  // It looks once a minute.
  await expect.poll(() => remote()?.canary, { timeout: timeLimit(150_000) }).toBeUndefined();
  expect(remote()?.history?.at(-1)).toMatchObject({
    action: 'withdrawn',
    reason: 'the canary failed in 3 of 20 visits (15.0%)',
  });
});
