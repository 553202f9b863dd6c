import type { Page } from '@playwright/test';

/**
 * Records what moves on the pages that are opened from now on, which get no web font: one that is ready between two
 * frames moves letters.
 * @returns reads the texts of what moved on the present page
 */
export async function watchShifts(page: Page) {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as never as { sources: { node: Node | null }[] };
        moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'unknown'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as never as { moved: string[] }).moved);
}

/** Where the first screen ends, in pixels: at the bar of a phone, or at the end of the window. */
export const endOfFirstScreen = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('footer ~ nav')?.getBoundingClientRect();
    return bar?.height ? bar.top : window.innerHeight;
  });
