import type { Page } from '@playwright/test';
import { waitForFonts } from '../../support/fonts';

/** Every text with letters that the page shows or exposes to assistive technology. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element | null) =>
      !element?.closest('script, style, noscript') &&
      Boolean(element?.checkVisibility({ visibilityProperty: true }));
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isShown(node.parentElement)) found.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (isShown(element)) found.push(element.getAttribute(name) ?? '');
      }
    }
    return [...new Set(found.map((text) => text.trim()))].filter((text) => /\p{L}/u.test(text));
  });

/** Texts that do not fit: cut off, overflowing their box, or making the page scroll sideways. */
export async function overflowsOf(page: Page): Promise<string[]> {
  await waitForFonts(page);
  return page.evaluate(async () => {
    const found: string[] = [];
    const tooWide = () => document.documentElement.scrollWidth - window.innerWidth;
    // A bar chooses what it shows once it knows its new width: on a busy machine some frames later.
    for (let frame = 0; frame < 2 || (frame < 60 && tooWide() > 0); frame++) {
      await new Promise(requestAnimationFrame);
    }
    if (tooWide() > 0) found.push(`the page scrolls sideways by ${tooWide()} px`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
      // A text of a drawing has no box.
      if (element instanceof SVGElement) continue;
      const { overflowX, overflowY, clip, clipPath, webkitLineClamp } = getComputedStyle(element);
      // Inline elements have no box of their own; texts for screen readers are clipped on purpose.
      const isForReaders = clip !== 'auto' || clipPath !== 'none' || element.clientWidth < 2;
      // Only texts of products are shortened so.
      if (webkitLineClamp !== 'none') continue;
      if (isForReaders || overflowX === 'auto' || overflowX === 'scroll') continue;
      const cutOff = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
      if (element.scrollWidth > element.clientWidth + 1 || cutOff) {
        found.push(`does not fit: ${element.outerHTML.slice(0, 160)}`);
      }
    }
    return found;
  });
}
