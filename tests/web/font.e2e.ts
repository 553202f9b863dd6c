import type { Page } from '@playwright/test';
import { waitForFonts } from '../support/fonts';
import { expect, test } from '../support/test';
import { alternatingPages } from './support/publicPages';

test.use({ html: 'composed', shop: 'public pages' });

/** The names of the fonts that the browser draws the first element of a selector with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('every page shows the typeface on a first visit, without a font file and without a shift', async ({
  otherPage,
  site,
}) => {
  test.slow();
  for (const [index, path] of (await alternatingPages(site)).entries()) {
    const viewport = { width: [360, 390, 768, 1280][index % 4] ?? 0, height: 900 };
    const page = await otherPage({ viewport });
    const requested: string[] = [];
    // They are never answered.
    await page.route(/\.woff2/, (route) => {
      requested.push(route.request().url());
    });
    await page.goto(site.origin + path);
    await waitForFonts(page);
    for (const selector of ['h1', 'header [href^="tel:"]']) {
      const fonts = await fontsOf(page, selector);
      expect(fonts.length, `${path} ${selector}`).toBeGreaterThan(0);
      for (const font of fonts) expect(font, `${path} ${selector}`).toContain('Archivo');
    }
    expect(await layoutShift(page), path).toBe(0);
    expect(requested, path).toEqual([]);
    await page.close();
  }
});

test('a character of no shop page is drawn with the rest of the typeface', async ({ page }) => {
  await page.goto('/about');
  const file = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await page.evaluate(() => document.body.append('Æ'));
  expect((await file).ok()).toBe(true);
});
