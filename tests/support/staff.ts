import { expect, type Page } from '@playwright/test';
import type { RunningSite } from './runningSite';

/** The password of every account in these tests. */
export const PASSWORD = 'correct horse battery';

/** Fills in the login page and presses its button. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/admin/login');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** What the menu calls sections whose heading is another one. */
const menuNames: Readonly<Record<string, string>> = {
  Dashboard: 'Today',
  Bookings: 'Calendar',
  Content: 'Website',
};
const within: Readonly<Record<string, string>> = {
  Users: 'Settings',
  Releases: 'Settings',
  Lists: 'Website',
};

/** Opens a section of the admin area, by its heading, through the menu and the page that leads to it. */
export async function openSection(page: Page, section: string) {
  const menu = page.getByRole('navigation', { name: 'Admin sections' });
  const name = within[section] ?? menuNames[section] ?? section;
  await menu.getByRole('link', { name }).click();
  if (within[section]) await page.getByRole('main').getByRole('link', { name: section }).click();
}

/** Unfolds a section of the settings. */
export const unfold = (page: Page, section: string) =>
  page
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: section, exact: true })
    .click();

/** Gives an account rights on the page of users, which asks for one's own password. */
export async function grantRights(page: Page, email: string) {
  await page.getByRole('switch', { name: `Administrator rights for ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant administrator rights?' });
  await dialog.getByRole('textbox', { name: 'Your own password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Grant the rights' }).click();
}

/** Creates an administrator, signs in and opens a section of the admin area. */
export async function signInToSection(
  page: Page,
  site: RunningSite,
  section: string,
  email: string,
) {
  await site.makeAdmin(email, PASSWORD);
  await signIn(page, email);
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();
  if (section !== 'Dashboard') await openSection(page, section);
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
}
