import type { Page } from '@playwright/test';
import { notification } from '../support/notification';
import { fillProduct, product, productField } from '../support/products';
import { grantRights, PASSWORD, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({
  shop: 'admin together',
  // No test here opens a public page: no saved row has to be composed.
  html: 'bare',
  expectedErrors: [/\[admin\]|403 \(Forbidden\)/],
});
test.beforeEach(() => test.slow());

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Product' });
const CHANGED = 'This changed while you were working on it.';

/** Two administrators have the same product open; the first one has saved another price. */
async function saveConflictingEdits(first: Page, second: Page, name: string, price: string) {
  for (const page of [first, second]) {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
  }
  await fillProduct(first, { Price: '111' });
  await form(first).getByRole('button', { name: 'Update Product' }).click();
  // Not its notification: the one of an earlier save may still be there.
  await expect(form(first)).toBeHidden();
  await fillProduct(second, { Price: price, Description: 'Mine.' });
  await form(second).getByRole('button', { name: 'Update Product' }).click();
}

test('the second of two administrators who save one product sees a conflict and chooses', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  await site.add('products', [product({ name: 'Tire A' }), product({ name: 'Tire B' })]);
  const second = await otherPage();
  await signInToSection(page, site, 'Products', 'one@example.com');
  await signInToSection(second, site, 'Products', 'two@example.com');

  const description = productField(form(second), 'Description');
  const rows = (name: string) => site.rows('products', `name=eq.${name}&select=description,price`);
  await saveConflictingEdits(page, second, 'Tire A', '222');
  const conflict = form(second).getByRole('alert');
  await expect(conflict).toContainText(CHANGED);
  await expect(conflict).toContainText(/Changed by One, \d/);
  await expect(conflict.getByRole('definition')).toHaveText(['111', '222']);
  await expect(conflict.getByRole('listitem')).toHaveCount(1);
  await form(second).getByRole('button', { name: 'Use the saved version' }).click();
  await expect(productField(form(second), 'Price')).toHaveValue('111');
  await expect(description).toHaveValue('Mine.');
  await form(second).getByRole('button', { name: 'Update Product' }).click();
  await expect(form(second)).toBeHidden();
  expect(await rows('Tire A')).toEqual([{ description: 'Mine.', price: 111 }]);

  await saveConflictingEdits(page, second, 'Tire B', '222');
  await expect(conflict).toContainText(CHANGED);
  await form(second).getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(form(second)).toBeHidden();
  expect(await rows('Tire B')).toEqual([{ description: 'Mine.', price: 222 }]);
});

test('administrator rights can be granted and revoked, but not those of the last administrator', {
  tag: '@prove',
}, async ({ page, site }) => {
  await site.api('/rest/v1/admins?user_id=not.is.null', { as: 'service', method: 'DELETE' });
  await site.makeAccount('colleague@example.com', PASSWORD);
  await signInToSection(page, site, 'Users', 'last@example.com');
  const toggle = (email: string) =>
    page.getByRole('switch', { name: `Administrator rights for ${email}` });
  const colleague = toggle('colleague@example.com');
  await grantRights(page, 'colleague@example.com');
  await expect(notification(page, 'User added to administrators')).toBeVisible();
  await expect(colleague).toBeChecked();
  await colleague.click();
  await expect(notification(page, 'User removed from administrators')).toBeVisible();
  await expect(colleague).not.toBeChecked();
  expect(await site.rows('admins', 'user_id=not.is.null')).toHaveLength(1);

  await page.getByRole('searchbox', { name: 'Search users by name or email' }).fill('LAST@');
  await expect(page.getByRole('switch')).toHaveCount(1);
  await toggle('last@example.com').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up my rights' }).click();
  await expect(notification(page, 'Failed to update user role')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'is the last administrator' }),
  ).toBeVisible();
  await expect(toggle('last@example.com')).toBeChecked();
  expect(await site.rows('admins', 'user_id=not.is.null')).toHaveLength(1);
});
