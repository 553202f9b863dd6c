import type { Page } from '@playwright/test';

/** The link of the header to the page in a language. */
export const languageLink = (page: Page, language: 'English' | 'Español') =>
  page.getByRole('banner').getByRole('link', { name: language, exact: true });
