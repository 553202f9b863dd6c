import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { previousPages } from '@shop/platform/site/composeLedger';
import { isSharedFolder, webRoot } from '@shop/platform/site/generations';
import { isHistoryFile, readSite, siteFiles } from '@shop/platform/site/siteFile';
import { expect, test } from '../support/test';
import { type Checkout, makeCheckout } from './support/checkout';

const isHistory = (file: string) => isHistoryFile(path.basename(file));

test.use({ shop: 'released alone', html: 'composed' });

const REMOTE = 'mf-diagnostics';
/** Its own URL, and the home page, which shows its widget; each in both languages. */
const itsPages = ['/', '/diagnostics', '/es', '/es/diagnostics'];

const english = { old: 'Select everything you notice.', fresh: 'Tick whatever bothers you.' };
const spanish = { old: 'Marque todo lo que note.', fresh: 'Señale lo que le preocupe.' };

let checkout: Checkout;
test.beforeAll(() => {
  checkout = makeCheckout('released-alone', [REMOTE]);
});
test.afterAll(() => checkout.remove());

interface Kept {
  digest: string;
  /** A file that is written again has another inode, even with equal content. */
  inode: number;
}

const filesOfLive = (siteDir: string) =>
  filesBelow(webRoot(siteDir))
    .filter((file) => !file.startsWith(previousPages(siteDir)))
    .map((file) => [webRoot(siteDir), file] as const);
const sharedFiles = (siteDir: string) =>
  readdirSync(siteDir)
    .filter(isSharedFolder)
    .flatMap((name) => filesBelow(path.join(siteDir, name)))
    .map((file) => [siteDir, file] as const);

/** Every file of a site, by its address, but the HTML that the composer keeps for a rollback. */
const filesOf = (siteDir: string) =>
  new Map(
    [...filesOfLive(siteDir), ...sharedFiles(siteDir)].map(([folder, file]): [string, Kept] => [
      `/${path.relative(folder, file)}`,
      {
        digest: createHash('sha256').update(readFileSync(file)).digest('hex'),
        inode: statSync(file).ino,
      },
    ]),
  );

const isPage = (file: string) => /(^|\/)index\.html(\.(br|gz))?$/.test(file);
const pageOf = (file: string) => path.dirname(file);

/** Goes to a page of the site as the router does, without a reload. */
const navigateWithRouter = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

test('a release of one remote is live, open tabs keep their version, and no file of another app changes', async ({
  page,
  otherPage,
  site,
}) => {
  test.slow();
  const versionNow = () =>
    readSite(site.siteDir).remotes.find(({ name }) => name === REMOTE)?.live.version ?? '';
  const [first, before] = [versionNow(), filesOf(site.siteDir)];

  const tab = await otherPage();
  await tab.goto('/');
  await tab.getByRole('checkbox').first().check();
  await expect(tab.getByRole('button', { name: 'Get Diagnostic Results' })).toBeEnabled();

  checkout.edit(`${REMOTE}/src/locales/en.ts`, { [english.old]: english.fresh });
  checkout.edit(`${REMOTE}/src/locales/es.ts`, { [spanish.old]: spanish.fresh });
  checkout.run(['--import', 'tsx', 'cli/commands/release.ts', REMOTE], { SITE_DIR: site.siteDir });
  const second = versionNow();
  expect(second).not.toBe(first);

  const after = filesOf(site.siteDir);
  const others = [...before].filter(([file]) => !isPage(file) || !itsPages.includes(pageOf(file)));
  // `site.json` names the live versions and the file of the history, the ledger what pages were composed from, and the
  // sitemap when their texts changed. No other file changes.
  // When the publisher last looked is written meanwhile.
  const changed = others.filter(
    ([file, { digest }]) =>
      !file.endsWith('/status.json') && !isHistory(file) && after.get(file)?.digest !== digest,
  );
  expect(changed.map(([file]) => file)).toEqual([
    ...['/.composed.json', '/site.json'],
    ...['/sitemap.xml', '/sitemap.xml.br', '/sitemap.xml.gz'],
  ]);
  const added = [...after.keys()].filter((file) => !before.has(file));
  expect(added.filter((file) => !file.startsWith(`/${REMOTE}/${second}/`))).toEqual([
    `/${siteFiles(readSite(site.siteDir)).history?.name}`,
  ]);
  const written = [...after].filter(
    ([file, { inode }]) => isPage(file) && inode !== before.get(file)?.inode,
  );
  const folders = [...new Set(written.map(([file]) => pageOf(file)))];
  expect(folders.filter((folder) => !folder.includes(second)).sort()).toEqual(itsPages);

  for (const address of itsPages) {
    await page.goto(address);
    const { fresh } = address.startsWith('/es') ? spanish : english;
    await expect(page.getByText(fresh)).toBeVisible();
    expect(await (await fetch(site.origin + address)).text()).toContain(fresh);
  }

  // The tab navigates to a page of the version that it started with.
  const responses: string[] = [];
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/${REMOTE}/`)) responses.push(`${response.status()} ${pathname}`);
  });
  await navigateWithRouter(tab, '/diagnostics');
  await expect(tab).toHaveTitle(/^Car symptom checker/);
  await expect(tab.getByText(english.old)).toBeVisible();
  expect(responses).not.toEqual([]);
  expect(responses.filter((line) => !line.startsWith(`200 /${REMOTE}/${first}/`))).toEqual([]);
});
