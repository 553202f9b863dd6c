import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { composeSite } from '@shop/cli/compose/composeSite';
import { addressOf, pagesOf } from '@shop/platform/compose/composedPages';
import { lockSite } from '@shop/platform/machine/lockSite';
import { htmlFile } from '@shop/platform/site/composeLedger';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import type { SiteConfig } from '../../shared-site/schema';
import { expectHydrated } from '../support/hydrated';
import { languageLink } from '../support/languageLink';
import { notification } from '../support/notification';
import { fillProduct, PICTURE, product } from '../support/products';
import type { RunningSite } from '../support/runningSite';
import { setText } from '../support/setText';
import { openSection, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ html: 'composed', shop: 'staff edits' });
test.beforeEach(() => test.slow());

/** A title that hydration could take for markup. */
const TITLE = 'Wheels that <b>hold</b>';

/** The HTML of every public page, by its address. */
function readPages({ siteDir }: RunningSite): Map<string, string> {
  const addresses = pagesOf(readSite(siteDir)).map(addressOf);
  expect(addresses.length).toBeGreaterThan(40);
  return new Map(
    addresses.map((address) => {
      const file = htmlFile(siteDir, address);
      const html = readFileSync(file);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(html), address).toBe(true);
      expect(gunzipSync(readFileSync(`${file}.gz`)).equals(html), address).toBe(true);
      return [address, html.toString()];
    }),
  );
}

/** The pages whose HTML has changed once the changes of `save` are published. */
async function changedBy(site: RunningSite, save: () => Promise<void>): Promise<string[]> {
  const before = readPages(site);
  await save();
  await waitUntilPublished(site);
  const after = readPages(site);
  expect([...after.keys()]).toEqual([...before.keys()]);
  return [...after.keys()].filter((address) => after.get(address) !== before.get(address));
}

const setFact = (site: RunningSite, key: string, value: string) =>
  site.change('settings', `key=eq.${key}`, { value });

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a content block changes the HTML of its page in its language only', {
  tag: '@prove',
}, async ({ site, otherPage }) => {
  const plain = await otherPage({ javaScriptEnabled: false });
  for (const [identifier, address, text] of [
    ['hero_title', '/', TITLE],
    ['hero_title_es', '/es/', 'Llantas que <i>aguantan</i>'],
  ] as const) {
    expect(await changedBy(site, () => setText(site, 'home', identifier, text))).toEqual([address]);
    await plain.goto(site.origin + address);
    await expect(title(plain)).toHaveText(text);
  }
});

test('a changed page hydrates without a difference from its HTML', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  // A hydration mismatch is a console error.
  await setText(site, 'home', 'hero_title', TITLE);
  await waitUntilPublished(site);
  await page.goto('/');
  await expect(title(page)).toHaveText(TITLE);
  await expectHydrated(page);
  await languageLink(page, 'Español').click();
  await expect(title(page)).not.toHaveText(TITLE);
  await languageLink(page, 'English').click();
  await expect(title(page)).toHaveText(TITLE);
});

test('a product changes the HTML of the catalogues, and of home, which tells the lowest price', {
  tag: '@prove',
}, async ({ site, otherPage }) => {
  const catalogues = [...readPages(site).keys()].filter((path) =>
    /^(\/es)?\/(tires|auto-parts)\//.test(path),
  );
  expect(catalogues.length).toBeGreaterThan(10);
  const add = () => site.add('products', product({ name: 'Nokian <i>R5</i>' }));
  expect(await changedBy(site, add)).toEqual(['/', '/es/', ...catalogues]);
  const plain = await otherPage({ javaScriptEnabled: false });
  const card = plain.getByRole('article').filter({ hasText: 'Nokian <i>R5</i>' });
  for (const [path, price] of [
    ['/tires/winter-tires', '$189.50'],
    ['/es/tires/all', '$189.50'],
  ] as const) {
    await plain.goto(site.origin + path);
    await expect(card).toContainText(price);
  }
  await plain.goto(`${site.origin}/tires/used-tires`);
  await expect(card).toHaveCount(0);
});

test('the phone number changes the HTML of every page', { tag: '@prove' }, async ({
  site,
  otherPage,
}) => {
  const changed = await changedBy(site, () => setFact(site, 'phone', '+14045550100'));
  const pages = readPages(site);
  expect(changed).toEqual([...pages.keys()]);
  for (const [address, html] of pages) {
    expect(html, address).toContain('(404) 555-0100');
    expect(html, address).toContain('tel:+14045550100');
    expect(html, address).not.toMatch(/555-?0123/);
  }
  expect(pages.get('/es/contact')).toContain('"telephone":"+14045550100"');

  // An address without HTML of its own shows it too, before the content file has arrived.
  const visitor = await otherPage();
  await visitor.route('**/content/*', () => new Promise(() => {}));
  await visitor.goto(`${site.origin}/booking/cancel`);
  await expect(visitor.getByRole('contentinfo')).toContainText('(404) 555-0100');
});

test('a setting that no page shows changes no page', { tag: '@prove' }, async ({ site }) => {
  expect(await changedBy(site, () => setFact(site, 'staff_language', 'es'))).toEqual([]);
});

const inOtherOrder = (live: SiteConfig): SiteConfig => ({
  ...live,
  remotes: live.remotes.map((remote) => ({
    ...remote,
    live: { ...remote.live, prerender: (remote.live.prerender ?? []).toReversed() },
  })),
});

const alone = 'composing without the database, each page alone, writes what was published before';

test(alone, { tag: '@prove' }, async ({ site }) => {
  // Every page shows it. Pages of which only the content changed are rendered in one shell.
  await setFact(site, 'phone', '+14045550177');
  await setText(site, 'about', 'hero_title', 'Since {{year}}, and still here');
  await waitUntilPublished(site);
  const before = readPages(site);
  await site.kill();
  try {
    await changeSite(site.siteDir, inOtherOrder);
    expect((await composeSite(site.siteDir, { everything: true })).failed).toEqual([]);
    expect(readPages(site)).toEqual(before);
  } finally {
    await changeSite(site.siteDir, inOtherOrder);
    await site.run();
  }
});

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: /^Waiting to be pub/ });
const done = (page: Page) =>
  page.getByText(/^Published .*: everything saved by then is on the public site\.$/);

test('a save is shown as pending on its section and its row until it is published', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const visitor = await otherPage({ javaScriptEnabled: false });
  await signInToSection(page, site, 'Settings', 'edits@example.com');
  const main = page.getByRole('main');
  const badge = main.getByText('Change isn’t on the site yet');

  /** Saves while publishing is blocked, and then unblocks it. */
  const save = async (steps: () => Promise<void>, notice: string) => {
    await expect(done(page)).toBeVisible();
    const publishing = await lockSite(site.siteDir, '.publish.lock');
    try {
      await steps();
      await expect(notification(page, notice)).toBeVisible();
      await expect(waiting(page)).toBeVisible();
      await expect(badge).toHaveCount(1);
    } finally {
      await publishing();
    }
    await expect(done(page)).toBeVisible({ timeout: timeLimit(120_000) });
    await expect(badge).toHaveCount(0);
  };

  const saveName = async () => {
    const field = page.getByRole('textbox', { name: 'address_line1', exact: true });
    await field.fill('1 Peach Street');
    await page.getByRole('button', { name: 'Save address_line1' }).click();
  };
  await save(saveName, 'Setting updated successfully');
  await visitor.goto(`${site.origin}/es/services`);
  await expect(visitor.getByRole('contentinfo')).toContainText('1 Peach Street');

  await openSection(page, 'Content');
  const saveText = async () => {
    await page.getByText(/^Contact \(\d+\)$/).click();
    await page.getByRole('button', { name: 'Edit hero title of Contact', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text of hero title' }).fill('Come and talk');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await save(saveText, 'Content updated successfully');
  await visitor.goto(`${site.origin}/contact`);
  await expect(title(visitor)).toHaveText('Come and talk');

  await openSection(page, 'Products');
  const saveProduct = async () => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    await fillProduct(page, {
      ...{ Name: 'Patient tire', Description: 'It waits.', Price: '80' },
      ...{ Category: 'Used tires', 'Image URL': PICTURE },
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click();
  };
  await save(saveProduct, 'Product added successfully');
  await visitor.goto(`${site.origin}/tires/used-tires`);
  await expect(visitor.getByRole('article').first()).toContainText('Patient tire');
});
