import type { Page } from '@playwright/test';

/** Types a day into its field key by key. Each key waits until the field shows the previous one. */
export async function typeDay(page: Page, field: RegExp, keys: string) {
  await page.getByLabel(field).focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
