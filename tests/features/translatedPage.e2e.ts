import type { Page } from '@playwright/test';
import { choose, customer, fillDetails } from '../support/booking';
import { expectHydrated } from '../support/hydrated';
import { languageLink } from '../support/languageLink';
import { notification } from '../support/notification';
import { bookableDay } from '../support/shopDays';
import { openSection, PASSWORD } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'translated pages' });

/**
 * Opens a page and translates it as Chrome does: two <font> elements replace each text node, also one that is
 * added later, but none in an SVG. The text itself stays, so that tests find it. A console error of React
 * fails the test.
 */
async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
  await page.evaluate(() => {
    function translate(text: Text) {
      if (!text.data || text.parentElement?.closest('font, script, style, svg, textarea')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
    function translateBelow(root: Node) {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      texts.forEach(translate);
    }
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translateBelow);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a visitor books, gets the receipt, and moves and cancels the booking by its link', async ({
  page,
  site,
}) => {
  const date = bookableDay(0);
  await openTranslated(page, '/booking');
  await choose(page, { service: 'Oil Change', date, time: '9:00 AM' });
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('Oil Change');
  await expect(summary).toContainText('9:00 AM');
  await fillDetails(page);
  await press(page, 'Book appointment');
  await expect(notification(page, 'Your appointment is booked. Thank you!')).toBeVisible();
  const receipt = page.getByRole('region', { name: 'You’re booked' });
  const [booking] = await site.rows('bookings');
  await expect(receipt).toContainText(String(booking?.['reference']));
  await expect(receipt).toContainText('Oil Change');

  await receipt.getByRole('link', { name: /cancel/ }).click();
  await expect(page.getByText(/^Do you want to move or cancel it\?/)).toBeVisible();
  await press(page, 'Move to another time');
  await page
    .getByRole('radio', { name: / left$/ })
    .nth(1)
    .click();
  await page.getByRole('radio', { name: '11:00 AM' }).click();
  await press(page, /^Move it to .* 11:00 AM$/);
  await expect(heading(page, 'Your appointment has been moved')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('11:00 AM');
  await press(page, 'Cancel appointment');
  await press(page, 'Yes, cancel it');
  await expect(heading(page, 'Your appointment is canceled')).toBeVisible();
  expect(await site.rows('bookings')).toMatchObject([{ status: 'cancelled' }]);
});

test('a visitor corrects a message and sends it', { tag: '@prove' }, async ({ page, site }) => {
  await openTranslated(page, '/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await press(page, 'Send message');
  await expect(form.getByRole('alert').first()).toContainText('Please fill in this field.');
  const typed = { Name: 'Ana', Email: customer.Email, Subject: 'Tires', Message: 'How much?' };
  for (const [label, text] of Object.entries(typed)) {
    await form.getByRole('textbox', { name: label }).fill(text);
  }
  await press(page, 'Send message');
  await expect(notification(page, /^Thank you! Your message has been sent/)).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(await site.rows('contact_messages', 'select=subject')).toEqual([{ subject: 'Tires' }]);
});

test.describe('with a wrong password first', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test('staff sign in, enter a booking by phone and change it', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    await site.makeAdmin('staff@example.com', PASSWORD);
    await openTranslated(page, '/admin/login');
    await page.getByRole('textbox', { name: 'Email address' }).fill('staff@example.com');
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    await password.fill('a wrong password');
    await press(page, 'Sign In');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/credentials/);
    await password.fill(PASSWORD);
    await press(page, 'Sign In');
    await expect(page.getByText('Welcome, staff@example.com')).toBeVisible();
    await openSection(page, 'Bookings');
    await expect(heading(page, 'Bookings')).toBeVisible();
  });
});

test('a catalogue shows what a search, filters and its buttons change', { tag: '@prove' }, async ({
  page,
}) => {
  await openTranslated(page, '/tires/all');
  const found = (text: string) => expect(page.getByText(text)).toBeVisible();
  await found('8 items found');
  await page.getByRole('searchbox', { name: 'Search by name or category' }).fill('Used tires');
  await found('3 items found');
  await page.getByRole('searchbox').fill('no such tire');
  await press(page, 'Reset search and filters');
  await found('8 items found');
  await page.getByRole('checkbox', { name: /^Michelin/ }).click();
  await found('3 items found');
  await page.getByRole('checkbox', { name: /^Over \$300/ }).click();
  await found('1 item found');
  await press(page, 'List view');
  await press(page, 'Remove filter: Over $300');
  await found('3 items found');
  await press(page, 'Grid view');
  await press(page, 'Clear all');
  await found('8 items found');
});

test('the gallery counts its jobs, and the home page shows all makes and an advice', {
  tag: '@prove',
}, async ({ page }) => {
  await openTranslated(page, '/gallery');
  await expect(page.getByText('1 / 3')).toBeVisible();
  await press(page, 'Next job');
  await expect(page.getByText('2 / 3')).toBeVisible();
  await press(page, 'Play video');
  await press(page, 'Mute');
  await press(page, 'Pause video');
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();

  await openTranslated(page, '/');
  await press(page, 'SEE ALL MAKES');
  await press(page, 'SHOW LESS');
  await expect(page.getByText('SEE ALL MAKES')).toBeVisible();
  await page.getByRole('checkbox', { name: /Car shakes/ }).check();
  await press(page, 'Get Diagnostic Results');
  await expect(heading(page, 'Routine maintenance recommended')).toBeVisible();
  await press(page, 'Start Over');
  await expect(page.getByRole('button', { name: 'Get Diagnostic Results' })).toBeDisabled();
});

// Each text of a page changes with the language.
const shop = ['/', '/tires/all', '/services', '/booking'];
for (const path of [...shop, '/about', '/contact', '/gallery', '/blog']) {
  test(`all texts change with the language (${path})`, { tag: '@prove' }, async ({
    page,
    otherPage,
  }) => {
    const spanish = await otherPage();
    await spanish.goto(path === '/' ? '/es' : `/es${path}`);
    await expectHydrated(spanish);
    await openTranslated(page, path);
    await languageLink(page, 'Español').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const textOf = (each: Page) => each.locator('body').allInnerTexts();
    await expect.poll(() => textOf(page)).toEqual(await textOf(spanish));
    expect(await page.locator('font').count()).toBeGreaterThan(0);
  });
}
