import type { CDPSession, Page } from '@playwright/test';
import { waitForFonts } from '../../support/fonts';

const PHONE = { width: 390, height: 844 };
/** The default font size of 16 pixels at twice its size. */
const LARGE = 32;

const setLetters = (browser: CDPSession, pixels: number) =>
  browser.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });

/** Texts outside the window that cannot be scrolled to, and the width of horizontal scrolling. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const pixels = document.documentElement.scrollWidth - window.innerWidth;
    if (pixels > 0) found.push(`scrolls sideways by ${pixels} px`);
    const isElsewhere = (element: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element);
      // It is in a scroll container, or is for screen readers only.
      if (/auto|scroll/.test(overflowX) || clipPath !== 'none') return true;
      return element.parentElement !== null && isElsewhere(element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('[aria-hidden="true"], [inert]')) continue;
      if (!text.textContent?.trim() || isElsewhere(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > window.innerWidth + 1) found.push(`cuts off “${text.textContent}”`);
    }
    return found;
  });

/**
 * Returns what cannot be read on a phone with twice the default font size of the browser.
 * @param where the name of the page in the results
 */
export async function unreadableInLargeText(page: Page, where: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize(PHONE);
  await setLetters(browser, LARGE);
  await waitForFonts(page);
  const found = await clippedTexts(page);
  await setLetters(browser, 16);
  await browser.detach();
  return found.map((each) => `${where} in large letters: ${each}`);
}
