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
