import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { changeSite, localTarget, readSite } from '../../platform/disk/siteFile';
import { releaseBuilt } from '../../platform/release/releaseApps';
import { choose, chooseService, fillDetails, tile } from '../support/booking';
import { book, bookingRequest, fillSlot } from '../support/bookings';
import { notification } from '../support/notification';
import { fillProduct, PICTURE, product } from '../support/products';
import type { RunningSite } from '../support/runningSite';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { openSection, PASSWORD, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';
import { type ArchivedVersions, migrations, unpackArchive } from './support/archivedVersions';

// The archive contains no pictures and fonts.
test.use({
  shop: 'previous versions',
  expectedErrors: [/404 .*\/static\/(image|svg|media|font)\//],
});

const CLOSED = bookableDay(4);
const FULL = bookableDay(5);
let archived: ArchivedVersions;

test.beforeAll(() => {
  archived = unpackArchive();
});
test.afterAll(() => archived.remove());

test('the migrations that are newer than the archived versions are of one day', () => {
  const newer = migrations().filter((file) => !archived.migrations.includes(file));
  const days = new Set(newer.map((file) => file.slice(0, 'YYYYMMDD'.length)));
  expect(days.size, 'renew the archive: npm run archive-versions').toBeLessThanOrEqual(1);
});

/** What staff saved, published into the content file of the current release. */
async function publishContent(site: RunningSite) {
  if ((await site.rows('products')).length) return;
  await site.add('products', product());
  await site.change('settings', 'key=eq.phone', { value: '+17705550177' });
  await site.change('settings', 'key=eq.closures', { value: CLOSED });
  await site.change('content_blocks', 'page=eq.home&identifier=eq.hero_title', {
    content: 'Honest tires since 2010',
  });
  await fillSlot(site, FULL, '09:00');
  await waitUntilPublished(site);
}

/**
 * Records the scripts of remotes that a page loads. Requests that the backend rejects fail the test
 * by themselves: the browser logs an error.
 * @returns a function that fails when a script is not archived
 */
function watchScripts(page: Page) {
  const loaded = new Set<string>();
  // Released again, without pictures, the archived files are in the folder of another version.
  const withoutVersion = (file: string) => file.replace(/^([^/]+)\/[^/]+/, '$1');
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (/^mf-.*\.js$/.test(file)) loaded.add(withoutVersion(file));
  });
  return () => {
    expect(loaded.size).toBeGreaterThan(0);
    expect(Object.keys(archived.files).map(withoutVersion)).toEqual(
      expect.arrayContaining([...loaded]),
    );
  };
}

/** Makes the archived remotes live in the current shell, without versions to fall back to. */
async function releaseArchived({ siteDir }: RunningSite) {
  const { remotes } = readSite(siteDir);
  await changeSite(siteDir, (config) => ({ ...config, remotes: [] }));
  await releaseBuilt({ remotes: archived.remotes }, localTarget(siteDir));
  return () => changeSite(siteDir, (config) => ({ ...config, remotes }));
}

/**
 * Makes a browser open the site as it was deployed with the archived versions. The backend and the
 * content file are the current ones.
 * @returns a function that deploys the current site; open pages keep what they have loaded
 */
async function openArchived(page: Page, { siteDir }: RunningSite) {
  for (const app of ['shell', ...archived.manifests.map(({ name }) => name)]) {
    cpSync(path.join(archived.folder, app), path.join(siteDir, app), { recursive: true });
  }
  const { backend, content } = readSite(siteDir);
  await page.route('**/site.json', (route) =>
    route.fulfill({ json: { ...archived.site, backend, content } }),
  );
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: archived.files['_app.html'] ?? '' })
      : route.fallback(),
  );
  return () => page.unrouteAll({ behavior: 'wait' });
}

/** Uses every request that a visitor's pages make, and every part of the content file. */
async function visit(page: Page, site: RunningSite, date: string) {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Honest tires since 2010');
  await expect(page.getByRole('button', { name: 'Get Diagnostic Results' })).toBeVisible();
  // A button in shells of before, a link in those of today.
  await page.getByRole('banner').getByText('Tires', { exact: true }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'All Tires' }).click();
  await expect(page.getByRole('article').first()).toContainText('Nokian Hakkapeliitta R5');
  await expect(page.getByRole('article').first()).toContainText('$189.50');

  await page.goto('/diagnostics');
  await page.getByRole('checkbox', { name: /Smoke or steam/ }).check();
  await page.getByRole('button', { name: 'Get Diagnostic Results' }).click();
  await page.getByRole('link', { name: 'Book Service' }).click();
  await chooseService(page, 'Oil Change');
  await expect(tile(page, new RegExp(`^${formatFullDay(CLOSED)}`))).toBeDisabled();
  await tile(page, formatFullDay(FULL)).click();
  await expect(tile(page, /^9:00 AM\s*Full$/)).toBeDisabled();

  await page.goto('/booking');
  await choose(page, { service: 'Oil Change', date, time: '10:00 AM' });
  await fillDetails(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  const receipt = page.getByRole('region', { name: 'You are booked' });
  await expect(receipt).toContainText('10:00 AM');
  const link = receipt.getByRole('link', { name: /cancel this appointment$/i });
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'It is cancelled' })).toBeVisible();
  const bookings = await site.rows('bookings', `requested_date=eq.${date}`);
  expect(bookings).toMatchObject([{ service: 'oil-change', status: 'cancelled' }]);

  await page.goto('/contact');
  const message = { Name: 'Bill', Email: 'bill@example.com', Subject: date, Message: 'It ticks.' };
  for (const [label, text] of Object.entries(message)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(notification(page, /^Thank you! Your message has been sent/)).toBeVisible();
}

/** Uses every request of the admin area that changes something, in a page that is signed in. */
async function editEverything(page: Page, site: RunningSite, suffix: string, date: string) {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const name = `Previous ${suffix}`;
  await page.getByRole('button', { name: 'Add Product' }).click();
  await fillProduct(page, {
    Name: name,
    Description: 'Studless winter tire.',
    Price: '189.5',
    Category: 'Winter tires',
    'Image URL': PICTURE,
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click();
  await expect(row(name)).toContainText('$189.50');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await fillProduct(page, { Price: '199' });
  await page.getByRole('dialog').getByRole('button', { name: 'Update Product' }).click();
  await expect(row(name)).toContainText('$199.00');
  expect(await site.rows('products', `name=eq.${name}`)).toMatchObject([
    { price: 199, category: 'winter-tires', in_stock: true, description: 'Studless winter tire.' },
  ]);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(name)).toHaveCount(0);

  await openSection(page, 'Content');
  await page.getByRole('button', { name: 'Edit hero text of home', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text of hero text' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notification(page, 'Content updated successfully')).toBeVisible();
  await openSection(page, 'Settings');
  await page.getByRole('textbox', { name: 'shop_name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save shop_name' }).click();
  await expect(notification(page, 'Setting updated successfully')).toBeVisible();

  await openSection(page, 'Users');
  const rights = page.getByRole('switch', {
    name: `Administrator rights of other-${suffix}@example.com`,
  });
  await rights.click();
  await expect(notification(page, 'User added to administrators')).toBeVisible();
  await rights.click();
  await expect(notification(page, 'User removed from administrators')).toBeVisible();

  await openSection(page, 'Bookings');
  await page.getByRole('button', { name: new RegExp(`^Set a time .*${name}`) }).click();
  const form = page.getByRole('dialog', { name: `Set a time for ${name}` });
  await form.getByLabel('Date').fill(date);
  await form.getByRole('combobox', { name: 'Time' }).selectOption('2:00 PM');
  await form.getByRole('button', { name: 'Confirm the appointment' }).click();
  await expect(notification(page, 'Booking updated')).toBeVisible();
  expect(await site.rows('bookings', `name=eq.${name}`)).toMatchObject([
    { status: 'confirmed', requested_date: date, requested_slot: '14:00' },
  ]);

  await openSection(page, 'Messages');
  await page.getByRole('button', { name, expanded: false }).click();
  await expect(page.getByText('It ticks.')).toBeVisible();
  await page.getByRole('button', { name: `Delete “${name}” from Bill` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notification(page, 'Message restored')).toBeVisible();
  expect(await site.rows('contact_messages', `subject=eq.${name}`)).toMatchObject([
    { is_read: true, deleted_at: null },
  ]);
  await openSection(page, 'Dashboard');
  await expect(page.getByRole('region', { name: /^Today/ })).toContainText('Unread messages');
}

/** What the customers of `editEverything` have sent. */
async function arrange(site: RunningSite, suffix: string) {
  const name = `Previous ${suffix}`;
  await site.makeAccount(`other-${suffix}@example.com`, PASSWORD);
  await book(site, bookingRequest({ p_name: name }));
  const message = { name: 'Bill', email: 'bill@example.com', subject: name, message: 'It ticks.' };
  await site.add('contact_messages', message);
}

/** What the archived versions do on today's schema and content, in one kind of database. */
function describePreviousVersions() {
  test('the previous version of each remote works in the current shell on the current schema', async ({
    page,
    site,
  }) => {
    await publishContent(site);
    await arrange(site, 'remote');
    const undo = await releaseArchived(site);
    try {
      const expectArchived = watchScripts(page);
      await visit(page, site, bookableDay(0));
      await signInToSection(page, site, 'Products', 'remote@example.com');
      await editEverything(page, site, 'remote', bookableDay(1));
      expectArchived();
    } finally {
      await undo();
    }
  });

  test('a visitor’s page of the previous release works on the current schema and content', async ({
    page,
    site,
  }) => {
    await publishContent(site);
    const expectArchived = watchScripts(page);
    await openArchived(page, site);
    await visit(page, site, bookableDay(2));
    // The frame of the current shell embeds the facts of the time when it was composed.
    const phone = page.getByRole('main').getByRole('link', { name: '(770) 555-0177' });
    await expect(phone.first()).toBeVisible();
    expectArchived();
  });

  const signedIn =
    'a signed-in page of the previous release saves after the current one is deployed';

  test(signedIn, { tag: '@prove' }, async ({ page, site }) => {
    await publishContent(site);
    await arrange(site, 'tab');
    const expectArchived = watchScripts(page);
    const deployCurrent = await openArchived(page, site);
    await signInToSection(page, site, 'Products', 'tab@example.com');
    await deployCurrent();
    await editEverything(page, site, 'tab', bookableDay(3));
    expectArchived();
    // The current version accepts the session that the previous one stored.
    await page.reload();
    await expect(page.getByText('Welcome, tab@example.com')).toBeVisible();
  });
}

describePreviousVersions();

test.describe('on a PostgreSQL server', { tag: '@prove' }, () => {
  // The scripts of composed pages are those of the current versions.
  test.use({ shop: 'previous versions on PostgreSQL', html: 'bare', database: 'postgres' });
  describePreviousVersions();
});
