import type { Page } from '@playwright/test';
import { onePageOfEachKind } from '../composition/support/publicModules';
import { backendRequests, toBackend } from '../support/backendRequests';
import { chooseService, customer, fillDetails, tile } from '../support/booking';
import { book, bookingRequest, fillSlot } from '../support/bookings';
import { openAndSettle } from '../support/hydrated';
import { product } from '../support/products';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';
import { alternatingPages } from '../web/support/publicPages';

test.use({ html: 'composed' });

/** Refuses every request to the backend until the returned function is called. */
async function blockBackend(page: Page) {
  await page.route(toBackend, (route) => route.abort());
  return () => page.unroute(toBackend);
}

test.describe('on a first visit', () => {
  // A page sends its counts of remote events when the visitor leaves it.
  test.use({
    shop: 'public pages',
    expectedErrors: [/ERR_FAILED \S+\/rpc\/(report_remotes$|slot_availability)/],
  });

  const CLAIM = 'shows all published content without the backend, and requests only free times';

  /** @param published what the shop has published: how its number ends, and a tire it sells */
  async function expectContentWithout(
    origin: string,
    open: () => Promise<Page>,
    paths: string[],
    published: { phone: RegExp; tire: string },
  ) {
    for (const path of paths) {
      // A browser that has stored nothing.
      const page = await open();
      await blockBackend(page);
      const requested = backendRequests(page);
      const response = await openAndSettle(page, origin + path);
      // Bookings change the free times, so they are not published.
      const showsFreeTime = /^\/(es\/?)?(services(\/[\w-]+)?)?$/.test(path);
      // A page that hydrates at the first press asks before and after it.
      const kinds = [...new Set(requested)];
      expect(kinds, path).toEqual(showsFreeTime ? ['/rest/v1/rpc/slot_availability'] : []);
      const html = (await response?.text()) ?? '';

      const main = page.getByRole('main');
      const headings = await main.getByRole('heading').allTextContents();
      expect(headings.length, path).toBeGreaterThan(0);
      for (const heading of headings) {
        expect(html, path).toContain(heading.replace(/&/g, '&amp;'));
      }
      await expect(page.getByRole('alert'), path).toHaveCount(0);
      await expect(page.locator('[aria-label="Page not fully loaded"]'), path).toHaveCount(0);
      const phone = page.getByRole('banner').getByRole('link', { name: published.phone });
      await expect(phone.first(), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toContainText('7671 Tara Blvd Suite B');
      if (/\/tires\/(all|all-season-tires)$/.test(path)) {
        await expect(page.getByRole('article').first(), path).toContainText(published.tire);
      }
      await page.close();
    }
  }

  test(`one page in each language ${CLAIM}`, async ({ site, otherPage }) => {
    const kinds = onePageOfEachKind();
    const spanish = kinds.filter((path) => path.startsWith('/es/'));
    const paths = ['/tires/all', ...spanish.slice(0, 1)];
    expect(paths).toHaveLength(2);
    const seeded = { phone: /\(770\) 555-0123$/, tire: 'Michelin CrossClimate2' };
    await expectContentWithout(site.origin, otherPage, paths, seeded);
  });

  test.describe('after changes', () => {
    test.use({ shop: 'backend down' });

    test(`every public page ${CLAIM}`, { tag: '@prove' }, async ({ site, otherPage }) => {
      test.slow();
      await site.change('settings', 'key=eq.phone', { value: '+14045550100' });
      await site.add('products', product({ category: 'all-season-tires' }));
      await waitUntilPublished(site);
      const changed = { phone: /\(404\) 555-0100$/, tire: 'Nokian' };
      await expectContentWithout(site.origin, otherPage, await alternatingPages(site), changed);
    });
  });
});

test.describe('while requests to the backend fail', () => {
  test.use({ shop: 'backend refused', expectedErrors: [/ERR_FAILED/] });

  test('the wizard shows that free times are unknown and that nothing is booked, and books after a retry', {
    tag: '@prove',
  }, async ({ page, site }) => {
    const date = bookableDay(0);
    const closed = bookableDay(3);
    await fillSlot(site, date, '09:00');
    await site.add('closures', { first_day: closed, last_day: closed });
    await waitUntilPublished(site);
    const answerAgain = await blockBackend(page);
    await page.goto('/booking');
    await chooseService(page, 'Oil Change');
    const main = page.getByRole('main');
    const unknown = main
      .getByRole('status')
      .filter({ hasText: 'We can’t check open times right now.' });
    await expect(unknown).toBeVisible();
    await expect(main.getByRole('link', { name: '(770) 555-0123' }).first()).toBeVisible();
    // The days on which the shop is closed are published.
    await expect(tile(page, new RegExp(`^${formatFullDay(closed)}`))).toBeDisabled();
    await tile(page, formatFullDay(date)).click();
    await expect(unknown).toBeVisible();
    // A value that could not be checked is not rejected.
    await expect(tile(page, '9:00 AM')).toBeEnabled();
    await tile(page, '10:00 AM').click();
    await fillDetails(page);
    const submit = page.getByRole('button', { name: 'Book appointment' });
    await submit.click();
    const problem = page.getByRole('alert').filter({ hasText: 'is not booked yet' });
    await expect(problem.getByRole('link')).toHaveAttribute('href', 'tel:+17705550123');

    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await answerAgain();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(tile(page, /^9:00 AM\s*Full$/)).toBeDisabled();
    await expect(unknown).toBeHidden();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    for (const [label, text] of Object.entries(customer)) {
      await expect(page.getByLabel(label)).toHaveValue(text);
    }
    await submit.click();
    await expect(page.getByRole('region', { name: 'You’re booked' })).toContainText('10:00 AM');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  test('a retry in the wizard loads the free times without a reload', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    const date = bookableDay(1);
    await fillSlot(site, date, '11:00');
    const answerAgain = await blockBackend(page);
    await page.goto('/es/booking');
    await chooseService(page, 'Cambio de aceite');
    await tile(page, formatFullDay(date, 'es-US')).click();
    const taken = tile(page, /^11:00 a\.\s?m\./);
    await expect(taken).toBeEnabled();
    const retry = page.getByRole('main').getByRole('button', { name: 'Intentar de nuevo' });
    await retry.click();
    await expect(retry).toBeVisible();
    await answerAgain();
    await retry.click();
    await expect(taken).toBeDisabled();
    await expect(retry).toBeHidden();
  });

  test('the manage page shows an error, and shows the appointment after a retry', {
    tag: '@prove',
  }, async ({ page, site }) => {
    const stored = await book(site, bookingRequest({ p_date: bookableDay(2), p_slot: '13:00' }));
    const { cancel_token: token } = (await stored.json()) as { cancel_token: string };
    const answerAgain = await blockBackend(page);
    await page.goto(`/booking/cancel#${token}`);
    const problem = page
      .getByRole('alert')
      .filter({ hasText: 'We can’t show your appointment right now' });
    await expect(problem).toContainText('We couldn’t reach the shop’s server');
    await answerAgain();
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Do you want to move or cancel it\?/)).toBeVisible();
  });
});
