import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ html: 'composed', shop: 'public pages', viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Call, book or visit us' });

test.describe('with an address that has no page', () => {
  test.use({ expectedErrors: [/nowhere/] });

  test('a phone shows how to call, to book and to find the shop on every public page', async ({
    page,
  }) => {
    for (const address of ['/', '/tires/all', '/contact', '/nowhere']) {
      await page.goto(address);
      const link = (name: string) => bar(page).getByRole('link', { name, exact: true });
      // While the shop is closed: “Flat tire now? Call”.
      const call = bar(page).getByRole('link', { name: /Call$/ });
      await expect(call).toHaveAttribute('href', 'tel:+17705550123');
      await expect(link('Directions')).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir/,
      );
      await expect(link('Book')).toBeInViewport({ ratio: 1 });
    }
    await bar(page).getByRole('link', { name: 'Book', exact: true }).click();
    await expect(page).toHaveURL('/booking');
    await expect(bar(page).getByRole('link', { name: 'Book', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(bar(page)).toBeHidden();
  });
});

test('the bar covers neither the end of a page nor what has the focus', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/');
  const top = async () => (await bar(page).boundingBox())?.y ?? 0;
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const links = page.getByRole('main').getByRole('link');
  for (let index = 0; index < (await links.count()); index += 1) {
    await links.nth(index).focus();
    const box = await links.nth(index).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `link ${index}`).toBeLessThanOrEqual(await top());
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const rights = page.getByText(/All rights reserved/);
  await expect(rights).toBeInViewport({ ratio: 1 });
  const end = await rights.boundingBox();
  // Scroll positions are whole pixels, heights are not.
  expect(Math.floor((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThanOrEqual(await top());
});

test.describe('whether the shop is open', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('is stated in the shop’s time after the page is idle, and moves nothing', {
    tag: '@prove',
  }, async ({ page, site }) => {
    // Monday noon in the shop, which is Tuesday in Tokyo.
    await page.clock.install({ time: new Date('2026-11-23T17:00:00Z') });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as never as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const html = await (await fetch(site.origin)).text();
    expect(html).not.toMatch(/Open until \d|Opens \w/);
    const heightBefore = (await bar(page).boundingBox())?.height;
    await page.clock.runFor(6_000);
    await expect(bar(page)).toContainText('Open until 8:00 PM');
    expect((await bar(page).boundingBox())?.height).toBe(heightBefore);
    expect(await page.evaluate(() => (window as never as { moved: number[] }).moved)).toEqual([]);

    await page.clock.setSystemTime(new Date('2026-11-24T01:00:00Z'));
    await page.clock.runFor(60_000);
    await expect(bar(page)).toContainText('Opens Tue 8:00 AM');

    await page.goto('/es/');
    await page.clock.runFor(6_000);
    const spanish = page.getByRole('navigation', { name: 'Llámenos, agende o visítenos' });
    await expect(spanish).toContainText('Abre mañana (martes) a las 8:00 a.m.');
    await expect(spanish.getByRole('link', { name: 'Cómo llegar' })).toBeInViewport({ ratio: 1 });
  });
});
