import type { Page } from '@playwright/test';
import { notification } from '../support/notification';
import { fillProduct, PICTURE } from '../support/products';
import { signIn, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({
  shop: 'admin session',
  // A tab may request its counts once more before it learns of the sign-out.
  expectedErrors: [/401 \(Unauthorized\)|DataError: (sessionEnded|permission denied)/],
});

/**
 * Delays the storage event of another tab until after the notice of its sign-in, as can happen
 * between processes.
 * @returns a function that dispatches the event
 */
async function delaySessionStorage(page: Page) {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    const isSession = (key: string | null) => key?.endsWith('-auth-token') === true;
    let late: StorageEvent | undefined;
    Storage.prototype.getItem = function (key) {
      return late && isSession(key) ? null : getItem.call(this, key);
    };
    window.addEventListener('storage', (event) => {
      if (!event.isTrusted || !isSession(event.key)) return;
      late = event;
      event.stopImmediatePropagation();
    });
    window.addEventListener('bring', () => {
      const key = late?.key ?? null;
      late = undefined;
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  });
  return () => page.evaluate(() => window.dispatchEvent(new Event('bring')));
}

test('unsaved input survives a sign-out and a new sign-in in other tabs', {
  tag: '@prove',
}, async ({ page, site }) => {
  const bringSession = await delaySessionStorage(page);
  await signInToSection(page, site, 'Products', 'typing@example.com');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add Product' });
  const dialog = page.getByRole('alertdialog', { name: 'You have been signed out' });
  await form.getByLabel(/^Name/).fill('Half a name');
  const other = await page.context().newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(dialog).toBeVisible();

  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Sign in again in a new tab' }).click();
  const opened = await opening;
  await signIn(opened, 'typing@example.com');
  await expect(opened.getByText('Welcome, typing@example.com')).toBeVisible();
  await expect(dialog).toBeHidden();
  await bringSession();
  await expect(form.getByLabel(/^Name/)).toHaveValue('Half a name');
  await fillProduct(page, {
    Description: 'Typed once.',
    Category: 'Used tires',
    'Image URL': PICTURE,
  });
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(notification(page, 'Product added successfully')).toBeVisible();
});
