import type { Page } from '@playwright/test';

/** A notification at the top right, by its text. */
export const notification = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /^(Notifications|Avisos)/ }).getByText(text);
