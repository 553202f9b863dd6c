import type { Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };

/** Scripts of the shell but the one that quiet pages run at load. */
export const shellScripts = /\/shell\/.*\/(?!press\.)[\w.-]+\.js$/;

export const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Whether the shop is open, in the bar of phones. */
export const openState = (page: Page) =>
  page
    .getByRole('navigation', { name: /Call, book or visit us|Llámenos/ })
    .locator('p > span > :first-child');
