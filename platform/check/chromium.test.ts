/** @jest-environment node */
import { chromium } from '@playwright/test';
import { chromiumArgs, testChromiumArgs } from './chromium';

const disabledIn = (text: string) =>
  [...text.matchAll(/--disable-features=([\w,]+)/g)].flatMap(([, names = '']) => names.split(','));

test('the browser tests disable every feature that Playwright disables', async () => {
  // Node rejects the switches of a browser: the error names the arguments that it was started with.
  const failure = await chromium.launch({ executablePath: process.execPath }).catch(String);
  const byPlaywright = disabledIn(String(failure));
  expect(byPlaywright).toContain('PaintHolding');
  for (const args of [chromiumArgs, testChromiumArgs]) {
    expect(disabledIn(args.join(' '))).toEqual(expect.arrayContaining(byPlaywright));
  }
});
