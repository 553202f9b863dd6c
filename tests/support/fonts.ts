import type { Page } from '@playwright/test';

/** Waits until the page has laid out its text with its own fonts: widths and heights change with them. */
export const waitForFonts = (page: Page) =>
  page.evaluate(async () => {
    do {
      // A layout requests the fonts that it needs.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    } while (document.fonts.status === 'loading');
  });
