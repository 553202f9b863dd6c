import { expect, type Page } from '@playwright/test';

/** Opens the newest mail with this subject on the page whose address has a token. */
export async function openMail(page: Page, mailsAt: string, subject: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(mailsAt);
    await page.getByRole('link', { name: subject }).first().click({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}
