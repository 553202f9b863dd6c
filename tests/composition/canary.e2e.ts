import type { Page } from '@playwright/test';
import { composeSite } from '../../platform/cli/composeSite';
import { changeSite } from '../../platform/disk/siteFile';
import { readRecord } from '../../platform/release/releaseRecord';
import { promote, rollBack, withdraw } from '../../platform/site/changes';
import { expect, test } from '../support/test';
import {
  composingFixtureOnly,
  plainPage,
  releaseFixture,
  withoutFixture,
} from './support/fixtureRemote';

test.use({ shop: 'canary' });
test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

/** Opens the site as a visitor whom the shell has assigned to a group. */
async function visit(page: Page, bucket: number, path = '/fixture') {
  await page.addInitScript((group) => localStorage.setItem('bucket', String(group)), bucket);
  await page.goto(path);
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a canary is served to its percentage of the visitors, also after a reload', async ({
  otherPage,
  site,
}) => {
  await releaseFixture(site.siteDir, { code: plainPage('Live') });
  await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 20);
  for (const [bucket, expected] of [
    [0, 'Canary'],
    [19, 'Canary'],
    [20, 'Live'],
    [99, 'Live'],
  ] as const) {
    const page = await otherPage();
    await visit(page, bucket);
    await expect(heading(page, expected)).toBeVisible();
    await page.reload();
    await expect(heading(page, expected)).toBeVisible();
  }
});

test('a visitor is assigned to a group once', async ({ page, site }) => {
  await releaseFixture(site.siteDir, { code: plainPage('Live') });
  await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 50);
  const shown = page.getByRole('heading', { name: /^(Live|Canary)$/ });
  await page.goto('/fixture');
  await expect(shown).toBeVisible();
  const bucket = () => page.evaluate(() => localStorage.getItem('bucket'));
  const drawn = await bucket();
  expect(Number(drawn)).toBeLessThan(100);
  await page.reload();
  await expect(shown).toBeVisible();
  expect(await bucket()).toBe(drawn);
});

test('all visitors get a promoted canary and none a withdrawn one', async ({ otherPage, site }) => {
  const find = (remote: string, version: string) => readRecord(site.siteDir, remote, version);
  const shown = async (bucket: number, name: string) => {
    const page = await otherPage();
    await visit(page, bucket);
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
    await visit(page, 0);
    await expect(heading(page, 'Live')).toBeVisible();
  });
});

test('composed HTML of the live version is replaced for visitors of a canary, and only for them', async ({
  otherPage,
  site,
}) => {
  const prerender = ['/fixture'];
  await releaseFixture(site.siteDir, { code: plainPage('Live'), prerender });
  await releaseFixture(site.siteDir, { code: plainPage('Canary'), prerender }, 50);
  await changeSite(site.siteDir, composingFixtureOnly);
  await composeSite(site.siteDir);
  for (const [bucket, expected] of [
    [0, 'Canary'],
    [50, 'Live'],
  ] as const) {
    const page = await otherPage();
    await visit(page, bucket);
    await expect(heading(page, expected)).toBeVisible();
    await expect(page.locator('#root')).not.toContainText(expected === 'Live' ? 'Canary' : 'Live');
  }
});
