import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { composeSite } from '@shop/cli/compose/composeSite';
import { readRecord } from '@shop/platform/release/releaseRecord';
import { htmlFile, readLedger } from '@shop/platform/site/composeLedger';
import { webRoot } from '@shop/platform/site/generations';
import { changeSite } from '@shop/platform/site/siteFile';
import { GROUP_COOKIE } from '../../shared-site/canaries';
import { promote, rollBack, withdraw } from '../../shared-site/changes';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { withoutFreeTimes } from '../support/withoutFreeTimes';
import {
  composingFixtureOnly,
  plainPage,
  releaseFixture,
  withoutFixture,
} from './support/fixtureRemote';
import { serveFolder } from './support/serveFolder';

test.use({ shop: 'canary' });
test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

/** Opens the site as a visitor whom the shell has assigned to a group. */
async function visit(page: Page, origin: string, group: number, path = '/fixture') {
  await page.context().addCookies([{ name: GROUP_COOKIE, value: String(group), url: origin }]);
  await page.goto(origin + path);
}

/**
 * Records every heading of the first level that the page ever has, from its first byte.
 * @returns a function that returns them, in the order in which they came
 */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) {
        if (textContent && !headings.includes(textContent)) headings.push(textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'headings') as string[]);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a canary is served to its percentage of the visitors, also after a reload', async ({
  otherPage,
  site,
}) => {
  await releaseFixture(site.siteDir, { code: plainPage('Live') });
  await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 20);
  const expectShown = async (group: number, expected: string) => {
    const page = await otherPage();
    await visit(page, site.origin, group);
    await expect(heading(page, expected)).toBeVisible();
    await page.reload();
    await expect(heading(page, expected)).toBeVisible();
  };
  await Promise.all([expectShown(19, 'Canary'), expectShown(20, 'Live')]);
});

test('a visitor is assigned to a group once', { tag: '@prove' }, async ({ page, site }) => {
  await releaseFixture(site.siteDir, { code: plainPage('Live') });
  await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 50);
  const shown = page.getByRole('heading', { name: /^(Live|Canary)$/ });
  await page.goto('/fixture');
  await expect(shown).toBeVisible();
  const cookies = async () =>
    (await page.context().cookies()).map(({ name, value }) => [name, value]);
  const [[name, drawn] = [], ...others] = await cookies();
  expect([name, others]).toEqual([GROUP_COOKIE, []]);
  expect(Number(drawn)).toBeLessThan(100);
  await page.reload();
  await expect(shown).toBeVisible();
  expect(await cookies()).toEqual([[GROUP_COOKIE, drawn]]);
});

test('all visitors get a promoted canary and none a withdrawn one', { tag: '@prove' }, async ({
  otherPage,
  site,
}) => {
  const find = (remote: string, version: string) => readRecord(site.siteDir, remote, version);
  const shown = async (group: number, name: string) => {
    const page = await otherPage();
    await visit(page, site.origin, group);
    await expect(heading(page, name)).toBeVisible();
  };
  await releaseFixture(site.siteDir, { code: plainPage('Live') });
  await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 50);
  await changeSite(site.siteDir, (config) => withdraw(config, 'mf-fixture'));
  await shown(0, 'Live');
  await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 50);
  await changeSite(site.siteDir, (config) => promote(config, 'mf-fixture', find));
  await shown(99, 'Canary');
  await changeSite(site.siteDir, (config) => rollBack(config, 'mf-fixture', find));
  await shown(99, 'Live');
});

test.describe('a canary that crashes', () => {
  test.use({ expectedErrors: [/./] });
  test('gives its visitors the live version', async ({ page, site }) => {
    await releaseFixture(site.siteDir, { code: plainPage('Live') });
    const crash = `export function Page() { throw new Error('a canary that crashes'); }`;
    await releaseFixture(site.siteDir, { code: crash }, 50);
    await visit(page, site.origin, 0);
    await expect(heading(page, 'Live')).toBeVisible();
  });
});

const prerender = ['/fixture'];

/** The HTML of every page that is not the fixture's, and of the fixture's live page. */
function liveHtml(siteDir: string): Record<string, string> {
  const addresses = Object.keys(readLedger(siteDir)).filter((each) => !each.startsWith('/.canary'));
  const read = (address: string) => readFileSync(htmlFile(siteDir, address), 'utf8');
  return Object.fromEntries(addresses.map((address) => [address, read(address)]));
}

test('visitors of a canary get HTML that it composed, and no other page is composed again', {
  tag: '@prove',
}, async ({ otherPage, site }) => {
  await releaseFixture(site.siteDir, { code: plainPage('Live'), prerender });
  await changeSite(site.siteDir, (config) => composingFixtureOnly(config, '/'));
  await composeSite(site.siteDir);
  const before = liveHtml(site.siteDir);
  await releaseFixture(site.siteDir, { code: plainPage('Canary'), prerender }, 50);
  const { written } = await composeSite(site.siteDir);
  expect(written).toEqual(['/.canary/mf-fixture/fixture', '/.canary/mf-fixture/es/fixture']);
  expect(liveHtml(site.siteDir)).toEqual(before);

  for (const [group, expected] of [
    [0, 'Canary'],
    [50, 'Live'],
  ] as const) {
    const page = await otherPage({ javaScriptEnabled: false });
    await visit(page, site.origin, group);
    await expect(heading(page, expected)).toBeVisible();
    const hydrated = await otherPage();
    const shown = await recordHeadings(hydrated);
    await visit(hydrated, site.origin, group);
    await expectHydrated(hydrated);
    expect(await shown()).toEqual([expected]);
  }
});

test('on a plain file host a canary begins with the next page that is reached in the app', {
  tag: '@prove',
}, async ({ page, site }) => {
  await releaseFixture(site.siteDir, { code: plainPage('Live'), prerender });
  await releaseFixture(site.siteDir, { code: plainPage('Canary'), prerender }, 50);
  await changeSite(site.siteDir, (config) => composingFixtureOnly(config, '/'));
  await composeSite(site.siteDir);
  const host = await serveFolder(webRoot(site.siteDir));
  try {
    const shown = await recordHeadings(page);
    await visit(page, host.origin, 0);
    await expectHydrated(page);
    expect(await shown()).toEqual(['Live']);

    // This host has no API.
    await withoutFreeTimes(page);
    await page.goto(`${host.origin}/`);
    await expectHydrated(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/fixture');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(heading(page, 'Canary')).toBeVisible();
  } finally {
    await host.close();
  }
});
