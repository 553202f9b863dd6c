import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { bundleProgram } from '../../platform/cli/bundleProgram';
import { root } from '../../platform/disk/paths';
import { changeSite, readSite } from '../../platform/disk/siteFile';
import { noSettings } from '../../platform/server/testing/serverProcess';
import type { RunningSite } from '../support/runningSite';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { plainPage, releaseFixture, withoutFixture } from './support/fixtureRemote';

test.use({ shop: 'console', expectedErrors: [/release_reports|Failed to fetch/] });
test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

let running: ChildProcess | undefined;
test.afterEach(() => {
  running?.kill();
  running = undefined;
});

const fixtureOf = ({ siteDir }: RunningSite) =>
  readSite(siteDir).remotes.find(({ name }) => name === 'mf-fixture');

/** Starts `npm run console` for a shop, and returns the address that it prints. */
function startConsole({ siteDir, dataDir, folder, port }: RunningSite): Promise<string> {
  const started = spawn(process.execPath, [bundleProgram('platform/cli/console.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...noSettings(folder),
      ...{ SITE_DIR: siteDir, DATA_DIR: dataDir, PORT: String(port) },
      PROJECT_DIR: path.join(root, 'supabase'),
    },
  });
  running = started;
  return new Promise((resolve, reject) => {
    started.stdout.on('data', (text) => {
      const address = /http:\/\/\S+/.exec(String(text))?.[0];
      if (address) resolve(address);
    });
    started.stderr.on('data', (text) => reject(new Error(String(text))));
  });
}

test('an operator sees a canary with its reports, steps it and withdraws it with a reason', async ({
  page,
  site,
}) => {
  test.slow();
  const live = await releaseFixture(site.siteDir, { code: plainPage('Live') });
  const canary = await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 20);
  await expect.poll(() => site.rows('remote_versions', `version=eq.${canary}`)).toHaveLength(1);
  const event = { remote: 'mf-fixture', version: canary, event: 'crash', route: '/fixture' };
  await site.api('/rest/v1/rpc/report_remotes', {
    body: { p_events: [{ ...event, start: 'app', INP: 900 }] },
  });

  await page.goto(await startConsole(site));
  const panel = page.getByRole('region', { name: 'mf-fixture', exact: true });
  const row = panel.getByRole('row', { name: canary });
  await expect(panel.getByRole('row', { name: live })).toContainText('live');
  await expect(row).toContainText('canary, 20 %');
  await expect(row).toContainText('100.0 %');
  await expect(panel.getByRole('img', { name: /^Failed visits/ })).toBeVisible();

  await panel.getByRole('spinbutton', { name: 'Percent' }).fill('40');
  const press = (name: string) =>
    panel.getByRole('button', { name }).press('Enter', { noWaitAfter: true });
  // The page is answered when the command has ended.
  const status = (text: string) =>
    expect(page.getByRole('status')).toContainText(text, { timeout: timeLimit(90_000) });
  await press('Set percentage: mf-fixture');
  await status('done');
  expect(fixtureOf(site)?.canary?.percent).toBe(40);

  await panel.getByRole('textbox', { name: 'Reason' }).fill('it crashes');
  await press('Withdraw: mf-fixture');
  await status('withdraw of mf-fixture: done.');
  expect(fixtureOf(site)).not.toHaveProperty('canary');
  await panel.getByText('History').click();
  await expect(panel.getByText('it crashes')).toBeVisible();
});

test('staff see the releases and cannot change them', async ({ page, site }) => {
  await releaseFixture(site.siteDir, { code: plainPage('Live') });
  const canary = await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 20);
  await signInToSection(page, site, 'Releases', 'owner@example.com');
  const table = page.getByRole('table', { name: 'Versions of mf-fixture' });
  await expect(table.getByRole('row', { name: canary })).toContainText('Canary, 20 % of visitors');
  await expect(page.getByRole('table')).toHaveCount(readSite(site.siteDir).remotes.length);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('region').getByRole('button')).toHaveCount(0);

  await page.route('**/rpc/release_reports', (route) => route.abort());
  await page.reload();
  await expect(main.getByRole('alert')).toContainText('Failed to load releases');
  await page.unroute('**/rpc/release_reports');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table).toBeVisible();
});
