import type { Page } from '@playwright/test';
import { expectElementHydrated } from './hydrated';
import { formatFullDay } from './shopDays';

/** What a visitor chooses in steps 1 to 3, as the page shows it. */
export interface Choice {
  service: string;
  /** `2026-11-23` */
  date: string;
  time: string;
}

/** One of the tiles of steps 1 to 3. Choosing one opens the next step. */
export const tile = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

/** Chooses a service of a page that has just been opened. */
export async function chooseService(page: Page, service: string) {
  const first = tile(page, new RegExp(`^${service}`));
  // Previous versions of the shell replay no click that comes before hydration.
  await expectElementHydrated(first);
  await first.click();
}

/** Goes through steps 1 to 3. */
export async function choose(page: Page, { service, date, time }: Choice) {
  await chooseService(page, service);
  await tile(page, formatFullDay(date)).click();
  await tile(page, time).click();
}

export const customer = {
  'Full name': 'Ana López',
  Email: 'ana@example.com',
  Phone: '(770) 555-0188',
  'Vehicle details': '2019 Toyota Camry',
};

/** Fills in step 4. */
export async function fillDetails(page: Page, details: Record<string, string> = customer) {
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text);
}
