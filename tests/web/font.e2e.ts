import { holdRequests } from '../support/holdRequests';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test.use({ html: 'composed', shop: 'public pages' });

test('a character of no shop page is drawn with the rest of the typeface', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/about');
  const isWholeFile = (url: string) => /archivo-latin[^/]*\.woff2$/.test(url);
  const file = page.waitForResponse((response) => isWholeFile(response.url()));
  await page.evaluate(() => document.body.append('Æ'));
  expect((await file).ok()).toBe(true);
});

test('a font that came too late is shown from the next page on', { tag: '@prove' }, async ({
  page,
}) => {
  const fonts = await holdRequests(page, /\.woff2$/);
  // The load event waits for preloaded fonts.
  await page.goto('/about', { waitUntil: 'commit' });
  const familyOf = (name: string) =>
    page
      .getByRole('heading', { level: 1, name })
      .evaluate((each) => getComputedStyle(each).fontFamily);
  const isLate = /^"Archivo Late"/;
  expect(await familyOf('A neighborhood shop')).not.toMatch(isLate);
  fonts.release();
  await expectHydrated(page);
  await page.waitForFunction(() => document.fonts.check('1em "Archivo Late"'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => familyOf('Everything your car needs')).toMatch(isLate);
});
