import { expect, type Page } from '@playwright/test';
import type { RunningSite } from '../../support/runningSite';
import { PASSWORD, signIn } from '../../support/staff';
import type { Presses } from './effects';

/** Returns what opens a page of staff and waits until it is quiet, as a new administrator where no one is signed in. */
export function staffPages(page: Page, site: RunningSite, presses: Presses) {
  let accounts = 0;
  const load = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await presses.settle();
  };
  return async (address: string) => {
    await load(address);
    // At first, and after a press that has ended the session or taken the rights away.
    if ((await page.getByRole('button', { name: 'Sign Out' }).count()) > 0) return;
    accounts += 1;
    const email = `staff${accounts}@example.com`;
    await site.makeAdmin(email, PASSWORD);
    // A busy machine may answer the first attempt too late.
    await expect(async () => {
      await signIn(page, email);
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    }).toPass();
    await load(address);
  };
}
