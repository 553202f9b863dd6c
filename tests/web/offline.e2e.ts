import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { htmlFile } from '../../platform/disk/composeLedger';
import { readSite } from '../../platform/disk/siteFile';
import { contentPath } from '../../shared-site/contract';
import { choose, customer, fillDetails } from '../support/booking';
import { expectElementHydrated, expectHydrated } from '../support/hydrated';
import { product } from '../support/products';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ html: 'composed', shop: 'offline' });

const cached = (page: Page, store: string) =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    store,
  );

async function expectReachable(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('(770) 555-0123');
  await expect(footer).toContainText('8:00 AM – 8:00 PM');
}

/** The position of the next failure among the notifications, read when it appears. */
const firstNotification = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const toast = document.querySelector('[aria-label="Notifications"] [role="alert"]');
          if (!toast) return;
          const { right } = toast.getBoundingClientRect();
          resolve({ right, pointer: getComputedStyle(toast).pointerEvents });
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

test.describe('a visitor with an earlier visit', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_|Failed to (load|fetch)|Loading (CSS )?chunk|cannot be loaded/],
  });

  test('opens the pages of the last visit without a connection', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    await page.goto('/contact');
    await expect.poll(() => cached(page, 'pages')).toContain('/contact');
    await expect.poll(async () => (await cached(page, 'files')).length).toBeGreaterThan(5);

    // One page by its address, one by a navigation within the site.
    await page.goto('/');
    await expect.poll(() => cached(page, 'pages')).toContain('/');
    await expect.poll(() => cached(page, 'layout')).toEqual(['/_app.html']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Straight answers/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('site.json'))).toBeTruthy();

    await site.kill();
    try {
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReachable(page);
      // Hydrated, not only readable.
      await expectElementHydrated(page.getByRole('button', { name: 'Send message' }));

      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Straight answers/);
      await expectReachable(page);

      await page.goto('/gallery');
      await expectReachable(page);
    } finally {
      await site.run();
    }
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('gets the newest page as soon as there is a connection', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    await page.goto('/gallery');
    await expect.poll(() => cached(page, 'pages')).toContain('/gallery');
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
      .toBe(true);
    const file = htmlFile(site.siteDir, '/gallery');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<title>.*?</, '<title>Released anew<'));
    for (const copy of [`${file}.br`, `${file}.gz`]) rmSync(copy);
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.text()).toContain('<title>Released anew<');
  });

  test('does not cache staff pages, data or private links', { tag: '@prove' }, async ({ page }) => {
    await page.goto('/tires/all');
    await expect.poll(() => cached(page, 'pages')).toContain('/tires/all');
    await page.goto('/booking/cancel#0123456789abcdef0123456789abcdef');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stores = await page.evaluate(() => caches.keys());
    const cachedPaths = (await Promise.all(stores.map((store) => cached(page, store)))).flat();
    expect(
      cachedPaths.filter((path) =>
        /^\/(es\/)?(admin|rest|auth|booking\/cancel|site\.json)/.test(path),
      ),
    ).toEqual([]);
  });
});

test.describe('a visitor whose last visit followed a save', () => {
  test.use({
    shop: 'offline after a save',
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_|Failed to (load|fetch)|Loading (CSS )?chunk|cannot be loaded/],
  });

  const claim =
    'reads the phone number, the text and the product of that visit without a connection';

  test(claim, { tag: '@prove' }, async ({ page, site }) => {
    const title = page.getByRole('heading', { level: 1 });
    // Within the site: its document alone would not load the code of its page.
    const openBlog = async () => {
      await expectHydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    };
    // An earlier visit caches everything in its state before the save.
    await page.goto('/contact');
    await expect.poll(() => cached(page, 'pages')).toContain('/contact');
    await openBlog();
    await expect(title).toHaveText(/Straight answers/);
    await page.goto('/contact');
    await expect.poll(() => cached(page, 'layout')).toEqual(['/_app.html']);

    await site.change('settings', 'key=eq.phone', { value: '+14045550100' });
    await site.add('content_blocks', {
      ...{ page: 'blog', identifier: 'hero_title', content: 'Fresh advice' },
    });
    await site.add('products', product());
    await waitUntilPublished(site);
    await page.goto('/tires/winter-tires');
    await expectHydrated(page);
    await page.goto('/contact');
    await expect(page.getByRole('contentinfo')).toContainText('(404) 555-0100');
    await openBlog();
    await expect(title).toHaveText('Fresh advice');
    const { content = '' } = readSite(site.siteDir);
    await expect.poll(() => cached(page, 'files')).toContain(contentPath(content));
    const layout = () =>
      page.evaluate(async () => (await caches.match('/_app.html'))?.text() ?? '');
    await expect.poll(layout).toContain('+14045550100');

    await site.kill();
    try {
      for (const [path, expectedTitle] of [
        ['/contact', 'Talk to us'],
        ['/blog', 'Fresh advice'],
        ['/tires/winter-tires', 'Winter Tires'],
      ] as const) {
        await page.goto(path);
        await expectHydrated(page);
        await expect(title, path).toHaveText(expectedTitle);
        const call = page.getByRole('banner').getByRole('link', { name: '(404) 555-0100' });
        await expect(call.first(), path).toBeVisible();
        await expect(page.getByRole('contentinfo'), path).toContainText('(404) 555-0100');
        await expect(page.locator('body'), path).not.toContainText('555-0123');
      }
      await expect(page.getByRole('article').first()).toContainText('Nokian');
    } finally {
      await site.run();
    }
  });
});

test.describe('the connection is lost during a navigation', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|RemoteError/] });

  test('shows a notice, and loads the page once the connection is back', { tag: '@prove' }, async ({
    page,
    context,
  }) => {
    await page.route(/gallery/, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact');
    await expectElementHydrated(page.getByRole('button', { name: 'Send message' }));
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page needs a connection');
    await expectReachable(page);
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(heading).toHaveText(/^(?!This page needs)/);
  });
});

test.describe('the connection is lost while a visitor types', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|Failed to fetch/] });

  test('the contact form keeps its text and sends it once the connection is back', {
    tag: '@prove',
  }, async ({ page, context, site }) => {
    await page.goto('/contact');
    const typed = {
      Name: 'Ana',
      Email: 'ana@example.com',
      Subject: 'Tires',
      Message: 'Four, please.',
    };
    const field = (label: string) => page.getByRole('textbox', { name: label });
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
    await context.setOffline(true);
    const failure = firstNotification(page);
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByText(/You seem to be offline/).first()).toBeVisible();
    for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text);
    // It has the same place without its library, which cannot be loaded, and receives the pointer.
    expect(await failure).toEqual({ right: 1280 - 16, pointer: 'auto' });
    await context.setOffline(false);
    await send.click();
    await expect(field('Message')).toHaveValue('');
    expect(await site.rows('contact_messages')).toHaveLength(1);
  });

  test('the booking wizard keeps its values and sends them once the connection is back', {
    tag: '@prove',
  }, async ({ page, context, site }) => {
    await page.goto('/booking');
    await choose(page, { service: 'Oil Change', date: bookableDay(2), time: '10:00 AM' });
    await fillDetails(page);
    await context.setOffline(true);
    const book = page.getByRole('main').getByRole('button', { name: 'Book appointment' });
    await book.click();
    await expect(page.getByRole('alert').getByText(/You seem to be offline/)).toBeVisible();
    for (const [label, text] of Object.entries(customer)) {
      await expect(page.getByLabel(label)).toHaveValue(text);
    }
    await context.setOffline(false);
    await book.click();
    await expect(page.getByRole('region', { name: 'You are booked' })).toBeVisible();
    expect(await site.rows('bookings')).toHaveLength(1);
  });
});
