import type { Page } from '@playwright/test';

/** A notification at the top right, by its words. */
export const said = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: /^(Notifications|Avisos)/ }).getByText(words);
