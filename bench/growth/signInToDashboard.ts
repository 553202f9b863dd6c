import type { Page } from 'playwright-core';

export async function signInToDashboard(
  page: Page,
  origin: string,
  account: { email: string; password: string },
) {
  await page.goto(`${origin}/admin/login`);
  await page.fill('input[type="email"]', account.email);
  await page.fill('input[type="password"]', account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
}
