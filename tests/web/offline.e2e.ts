import type { Page } from '@playwright/test';
import { choose, customer, fillDetails } from '../support/booking';
import { expectElementHydrated } from '../support/hydrated';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';

test.use({ html: 'composed', shop: 'offline' });

async function expectReachable(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('(770) 555-0123');
  await expect(footer).toContainText('8am-8pm');
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
    await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible();
    expect(await site.rows('bookings')).toHaveLength(1);
  });
});
