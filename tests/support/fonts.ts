import type { Page } from '@playwright/test';

/** Waits until the text is laid out with the fonts of the page, which change its size. */
export const waitForFonts = (page: Page) =>
  page.evaluate(async () => {
    do {
      // A layout requests the fonts that it needs.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    } while (document.fonts.status === 'loading');
  });
