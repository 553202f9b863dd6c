import type { Page } from '@playwright/test';
import { languageLink } from '../support/languageLink';
import { notification } from '../support/notification';
import { product } from '../support/products';
import { setText } from '../support/setText';
import { openSection, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'staff words', html: 'composed' });

async function saveSetting(page: Page, key: string, value: string) {
  const field = page.getByRole('textbox', { name: key, exact: true });
  await field.fill(value);
  await page.getByRole('button', { name: `Save ${key}` }).click();
}

async function saveBlock(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: `Edit ${name} of Home`, exact: true }).click();
  await page.getByRole('textbox', { name: `Text of ${name}` }).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a new phone number and a new title show on the public pages once they are published', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const visitor = await otherPage();
  await visitor.goto('/');
  const call = visitor.getByRole('banner').locator('a[href^="tel:"]').first();
  await expect(call).toContainText('Call us: (770) 555-0123');
  const title = visitor.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Tires and auto repair you can trust');

  await signInToSection(page, site, 'Settings', 'words@example.com');
  await saveSetting(page, 'phone', '+17705550177');
  await expect(notification(page, 'Setting updated successfully')).toBeVisible();
  await waitUntilPublished(site);
  await visitor.reload();
  await expect(call).toContainText('Call us: (770) 555-0177');
  await expect(call).toHaveAttribute('href', 'tel:+17705550177');
  await expect(visitor.getByRole('contentinfo').getByText('(770) 555-0177')).toBeVisible();

  await openSection(page, 'Content');
  await expect(page.getByRole('heading', { level: 2, name: /^Home/ })).toBeVisible();
  await saveBlock(page, 'hero title', 'Honest tires since 2010');
  await expect(notification(page, 'Content updated successfully')).toBeVisible();
  await saveBlock(page, 'hero title es', 'Llantas honestas desde 2010');
  await expect(page.getByText('Llantas honestas desde 2010')).toBeVisible();
  await waitUntilPublished(site);
  await visitor.reload();
  await expect(title).toHaveText('Honest tires since 2010');
  await languageLink(visitor, 'Español').click();
  await expect(title).toHaveText('Llantas honestas desde 2010');
  await visitor.goto('/es');
  await expect(title).toHaveText('Llantas honestas desde 2010');

  // An empty block shows the built-in text again.
  await saveBlock(page, 'hero title', '');
  await expect(page.getByText('Empty: the built-in text shows.')).toBeVisible();
  await waitUntilPublished(site);
  await visitor.goto('/');
  await expect(title).toHaveText('Tires and auto repair you can trust');
});

test('staff edit one content block at a time, open and close groups, and search by text', {
  tag: '@prove',
}, async ({ page, site }) => {
  await signInToSection(page, site, 'Content', 'editor@example.com');
  const edit = (name: string) => page.getByRole('button', { name, exact: true });
  await edit('Edit hero text of Home').click();
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toHaveCount(1);
  await edit('Edit hero text es of Home').click();
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toHaveCount(1);
  await edit('Cancel').click();

  await expect(edit('Edit hero title of About us')).toBeHidden();
  await page.getByText(/^About us \(\d+\)$/).click();
  await expect(edit('Edit hero title of About us')).toBeVisible();
  await page.getByRole('searchbox').fill('TALK TO US');
  await expect(edit('Edit hero title of Contact')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test.describe('a save that the database refuses', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)|violates check constraint/] });

  test('an invalid setting shows an error beside its field', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    await signInToSection(page, site, 'Settings', 'wrong@example.com');
    for (const [key, value, rule] of [
      ['phone', '555-0123', /Please enter a 10-digit US phone number/],
      ['sales_tax', '8%', /Please enter a percentage from 0 to 99.999/],
      ['forget_after_months', 'never', /Please enter a whole number of months up to 999/],
    ] as const) {
      const before = await site.rows('settings', `key=eq.${key}`);
      await saveSetting(page, key, value);
      const field = page.getByRole('textbox', { name: key, exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(rule);
      expect(await site.rows('settings', `key=eq.${key}`)).toEqual(before);
      await page.getByRole('button', { name: `Undo changes to ${key}` }).click();
    }
  });
});

test('HTML in any stored text is shown as text', { tag: '@prove' }, async ({
  page,
  site,
  otherPage,
}) => {
  const html = '<img src=x onerror="document.title=1"><b>bold</b>';
  await site.add('products', product({ name: html, description: html }));
  await site.add('contact_messages', {
    ...{ name: html, email: 'html@example.com', subject: html, message: html },
  });
  await setText(site, 'about', 'hero_title', html);
  await site.change('settings', 'key=eq.address_line1', { value: html });
  await waitUntilPublished(site);

  const visitor = await otherPage();
  await visitor.goto('/tires/winter-tires');
  await expect(visitor.getByRole('heading', { name: html })).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText(html);
  await visitor.goto('/about');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(html);

  await signInToSection(page, site, 'Products', 'html@example.com');
  await expect(page.getByRole('cell').filter({ hasText: html }).first()).toBeVisible();
  await openSection(page, 'Content');
  await page.getByRole('searchbox').fill('onerror');
  await expect(page.getByRole('article').filter({ hasText: html })).toBeVisible();
  await openSection(page, 'Settings');
  await expect(page.getByRole('textbox', { name: 'address_line1', exact: true })).toHaveValue(html);
  await openSection(page, 'Messages');
  await page.getByRole('button', { name: html }).click();
  await expect(page.getByText(`From ${html}, html@example.com`)).toBeVisible();
  for (const reader of [page, visitor]) {
    await expect(reader.locator('b', { hasText: 'bold' })).toHaveCount(0);
    await expect(reader).not.toHaveTitle('1');
  }
});
