import type { Page } from '@playwright/test';
import { notification } from '../support/notification';
import { openSection, PASSWORD, signIn, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'admin access' });
// These tests run in order on one shop: no account, then the first administrator, then others. A proof runs without
// the tests before it, and makes the accounts that it needs.
test.describe.configure({ mode: 'serial' });

const RESTRICTED = 'Admin creation restricted. Please contact the system administrator.';

async function signUp(page: Page, email: string, password = PASSWORD, confirmed = password) {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Need an admin account? Sign up' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(confirmed);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

const loginPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Login' });
const sections = [
  ...[
    'dashboard',
    'products',
    'content',
    'lists',
    'settings',
    'users',
    'bookings',
    'messages',
    'releases',
  ],
];

test('a visitor who opens a deep link into the admin area is redirected to the login page', async ({
  page,
}) => {
  for (const section of [...sections, 'nowhere']) {
    await page.goto(`/admin/${section}`);
    await expect(page).toHaveURL('/admin/login');
    await expect(loginPage(page)).toBeVisible();
  }
});

test('sign-up reports invalid values before it creates an account', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await signUp(page, 'first@example.com', PASSWORD, 'something else');
  await expect(notification(page, 'Passwords do not match')).toBeVisible();
  const summary = page.getByRole('alert').filter({ hasText: 'Confirm password' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Confirm password' })).toBeFocused();

  await signUp(page, '', '12345');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field('Email address')).toHaveAccessibleDescription('Please fill in this field.');
  await expect(field('Password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  );
  await expect(field('Password')).toHaveAttribute('aria-invalid', 'true');
  expect(await site.rows('user_profiles')).toEqual([]);
});

test('the first sign-up becomes administrator and is signed in', async ({ page, site }) => {
  await signUp(page, 'first@example.com');
  await expect(notification(page, 'Admin account created successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByText('Welcome, first@example.com')).toBeVisible();
  const main = page.getByRole('main');
  for (const tile of ['Products', 'Content', 'Settings', 'Users']) {
    await expect(main.getByRole('heading', { level: 2, name: tile })).toBeVisible();
  }
  expect(await site.rows('user_profiles', 'select=email,is_admin')).toEqual([
    { email: 'first@example.com', is_admin: true },
  ]);
});

test('a second sign-up is refused with a message and creates no account', {
  tag: '@prove',
}, async ({ page, site }) => {
  await site.makeAdmin('first@example.com', PASSWORD);
  await signUp(page, 'second@example.com');
  await expect(notification(page, RESTRICTED)).toBeVisible();
  await expect(page.getByRole('form').getByText(RESTRICTED)).toBeVisible();
  expect(await site.rows('user_profiles', 'select=email')).toEqual([
    { email: 'first@example.com' },
  ]);
});

test.describe('a sign-up that skips the check for an administrator', () => {
  test.use({ expectedErrors: [/500 \(Internal Server Error\)/] });

  test('is refused by the server with the same message', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    await page.route(
      '**/rest/v1/admins?*',
      (route) => route.fulfill({ headers: { 'content-range': '*/0' } }),
      { times: 1 },
    );
    await signUp(page, 'third@example.com');
    await expect(notification(page, RESTRICTED)).toBeVisible();
    expect(await site.rows('user_profiles', 'email=eq.third@example.com')).toEqual([]);
  });
});

test.describe('a sign-in that fails', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test('shows the message of the sign-in service', { tag: '@prove' }, async ({ page }) => {
    await signIn(page, 'first@example.com', 'not the password');
    await expect(notification(page, 'Invalid login credentials')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'first@example.com',
    );
  });
});

test('an account without administrator rights is redirected to the login page', {
  tag: '@prove',
}, async ({ page, site }) => {
  // Without an administrator, the first account would become one.
  await site.makeAdmin('owner@example.com', PASSWORD);
  await site.makeAccount('customer@example.com', PASSWORD);
  await signIn(page, 'customer@example.com');
  await expect(page.getByText('You are signed in as customer@example.com')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin/products');
  await expect(page).toHaveURL('/admin/login');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText('You are signed in as')).toBeHidden();
});

test('a deep link opens its page after signing in, and a reload shows the same page', {
  tag: '@prove',
}, async ({ page, site }) => {
  await site.makeAdmin('returning@example.com', PASSWORD);
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'Email address' }).fill('returning@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(notification(page, 'Successfully logged in')).toBeVisible();
  await expect(page).toHaveURL('/admin/settings');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // A signed-in administrator is redirected from the login page.
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('Back after signing out shows nothing of the admin area', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await signInToSection(page, site, 'Products', 'leaving@example.com');
  await openSection(page, 'Dashboard');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(loginPage(page)).toBeVisible();
  await page.goBack();
  await expect(loginPage(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Products' })).toBeHidden();
  await page.goto('/admin/products');
  await expect(loginPage(page)).toBeVisible();
});

test('revoked administrator rights take effect at once, also in an open page', async ({
  page,
  site,
  otherPage,
}) => {
  await signInToSection(page, site, 'Users', 'boss@example.com');
  const other = await otherPage();
  await signInToSection(other, site, 'Dashboard', 'leaver@example.com');
  await page.reload();
  await page.getByRole('switch', { name: 'Administrator rights for leaver@example.com' }).click();
  await expect(notification(page, 'User removed from administrators')).toBeVisible();
  await other.reload();
  await expect(loginPage(other)).toBeVisible();
  await expect(other.getByText('You are signed in as leaver@example.com')).toBeVisible();
});
