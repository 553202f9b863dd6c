import type { Page } from '@playwright/test';
import { book, bookingRequest } from '../support/bookings';
import { notification } from '../support/notification';
import { OUTAGE_MESSAGES } from '../support/outageMessages';
import { fillProduct, PICTURE, product, productField } from '../support/products';
import { bookableDay } from '../support/shopDays';
import { grantRights, openSection, PASSWORD, signIn, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({
  shop: 'admin failures',
  // No test here opens a public page: no saved row has to be composed.
  html: 'bare',
  expectedErrors: [OUTAGE_MESSAGES],
});
test.beforeEach(() => test.slow());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Every list, its error when it cannot be loaded, and a text that it shows once loaded. */
const lists = [
  { section: 'Products', failure: 'Failed to load products', row: 'Nokian R5' },
  { section: 'Content', failure: 'Failed to load content', row: 'hero title' },
  { section: 'Settings', failure: 'Failed to load settings', row: 'address_line1' },
  { section: 'Users', failure: 'Failed to load users', row: 'lists@example.com' },
  { section: 'Bookings', failure: 'Failed to load bookings', row: 'Waiting for a time (1)' },
  { section: 'Messages', failure: 'Failed to load messages', row: 'About a tire' },
];
const message = {
  name: 'Bill',
  email: 'bill@example.com',
  subject: 'About a tire',
  message: 'Do you have it?',
};

test('lists that fail to load show an error, and load when the server is back', {
  tag: '@prove',
}, async ({ page, site }) => {
  await site.add('products', product({ name: 'Nokian R5' }));
  await site.add('contact_messages', message);
  await book(site, bookingRequest());
  await signInToSection(page, site, 'Dashboard', 'lists@example.com');
  for (const { section } of lists) {
    await openSection(page, section);
    await expect(heading(page, section)).toBeVisible();
  }
  // Signing out discards the loaded data, not the code of the sections.
  await openSection(page, 'Dashboard');
  const unread = page.getByRole('term').filter({ hasText: 'Unread messages' });
  await expect(unread).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('lists@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(unread).toBeVisible();

  await site.kill();
  const main = page.getByRole('main');
  for (const { section, failure } of lists) {
    await openSection(page, section);
    await expect(notification(page, failure)).toBeVisible();
    await expect(main.getByRole('alert').filter({ hasText: failure })).toContainText(
      'We couldn’t reach the shop’s server',
    );
  }
  await site.run();
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const { section, row } of lists.toReversed()) {
    if (section !== 'Messages') await openSection(page, section);
    await expect(main.getByText(row).first()).toBeVisible();
  }
});

const unsaved =
  'input that cannot be saved shows an error, stays on the screen, and is saved when the server is back';

// Each of these forms has its component test, and two of visitors are without a server in every run.
test(unsaved, { tag: '@prove' }, async ({ page, site }) => {
  await site.add('products', product({ name: 'Doomed tire' }));
  await site.add('contact_messages', { ...message, subject: 'To be deleted' });
  await site.makeAccount('candidate@example.com', PASSWORD);
  const date = bookableDay(0);
  await book(site, bookingRequest({ p_date: date, p_slot: '09:00', p_name: 'Late Customer' }));
  await signInToSection(page, site, 'Dashboard', 'saving@example.com');
  for (const { section, row } of lists) {
    await openSection(page, section);
    await expect(heading(page, section)).toBeVisible();
    if (section === 'Settings') await expect(page.getByText(row)).toBeVisible();
  }
  await openSection(page, 'Bookings');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Late Customer' })).toBeVisible();
  await openSection(page, 'Messages');
  await page.getByRole('button', { name: /To be deleted/ }).click();
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await openSection(page, 'Products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await fillProduct(page, {
    ...{ Name: 'Patient tire', Description: 'It waits.', Price: '80' },
    ...{ Category: 'Used tires', 'Image URL': PICTURE },
  });

  await site.kill();
  const save = form.getByRole('button', { name: 'Add Product' });
  await save.click();
  await expect(notification(page, 'Failed to save product')).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('Failed to save product');
  await expect(productField(form, 'Name')).toHaveValue('Patient tire');
  await site.run();
  await save.click();
  await expect(notification(page, 'Product added successfully')).toBeVisible();
  expect(await site.rows('products', 'name=eq.Patient tire')).toHaveLength(1);

  await openSection(page, 'Content');
  await page.getByRole('button', { name: 'Edit hero text of Home', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text of hero text' });
  await text.fill('Words that wait.');
  await site.kill();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notification(page, 'Failed to update content')).toBeVisible();
  await expect(text).toHaveValue('Words that wait.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await openSection(page, 'Settings');
  const phone = page.getByRole('textbox', { name: 'phone', exact: true });
  await phone.fill('+17705550177');
  await page.getByRole('button', { name: 'Save phone' }).click();
  await expect(notification(page, 'Failed to update setting')).toBeVisible();
  await expect(phone).toHaveValue('+17705550177');
  await page.getByRole('button', { name: 'Undo changes to phone' }).click();

  await openSection(page, 'Users');
  const toggle = page.getByRole('switch', {
    name: 'Administrator rights for candidate@example.com',
  });
  await grantRights(page, 'candidate@example.com');
  await expect(notification(page, 'Failed to update user role')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(toggle).not.toBeChecked();

  await openSection(page, 'Products');
  await page.getByRole('button', { name: 'Delete Doomed tire' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notification(page, 'Failed to delete product')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Doomed tire' })).toBeVisible();

  await openSection(page, 'Messages');
  await page.getByRole('button', { name: /To be deleted/ }).click();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(notification(page, 'Failed to update message')).toBeVisible();
  await page.getByRole('button', { name: /^Delete “To be deleted”/ }).click();
  await expect(notification(page, 'Failed to delete message')).toBeVisible();
  await expect(page.getByRole('button', { name: /To be deleted/ }).first()).toBeVisible();

  await openSection(page, 'Dashboard');
  const logged = page.waitForEvent('console', (line) => /^\[admin\] sign-out/.test(line.text()));
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await logged;
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await site.run();
});

test('signing in and signing up without a server show an error', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill('nobody@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await site.kill();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(notification(page, 'Failed to log in')).toBeVisible();
  await page.getByRole('button', { name: 'Need an admin account? Sign up' }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(
    'nobody@example.com',
  );
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(notification(page, 'Failed to create admin account')).toBeVisible();
  await site.run();
});

test('a failed look-up of administrator rights counts as no rights', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await site.makeAdmin('lookup@example.com', PASSWORD);
  await page.route('**/rest/v1/admins*', (route) => route.abort());
  await signIn(page, 'lookup@example.com');
  await expect(page.getByText('You are signed in as lookup@example.com')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
});
