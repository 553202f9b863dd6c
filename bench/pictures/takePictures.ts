import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '@shop/platform/check/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Picture } from './contactSheet';
import type { ShownPage } from './shownPages';

const WIDTHS = [390, 768, 1440];
/** A picture of a long list ends here: the rest looks the same. */
const MAX_HEIGHT = 6000;

/** The first account of a shop becomes its administrator. */
async function signUpAdministrator(page: Page, origin: string) {
  await page.goto(`${origin}/admin/login`);
  await page.getByRole('button', { name: 'Need an admin account? Sign up' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('owner@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('for pictures only');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('for pictures only');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/admin/dashboard');
}

/** Pictures load as they are scrolled to. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, width: number, file: string) {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await scrollThrough(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
  });
}

async function takeAll(browser: Browser, origin: string, folder: string, pages: ShownPage[]) {
  const options = { reducedMotion: 'reduce', baseURL: origin } as const;
  const visitor = await (await browser.newContext(options)).newPage();
  const staff = await (await browser.newContext(options)).newPage();
  await signUpAdministrator(staff, origin);
  const pictures: Picture[] = [];
  for (const { path: shown, isStaff, addresses } of pages) {
    for (const [language, address] of Object.entries(addresses)) {
      const page = isStaff ? staff : visitor;
      await page.goto(address);
      await page.locator('main h1').waitFor();
      for (const width of WIDTHS) {
        const name = shown.slice(1).replace(/\//g, '-') || 'home';
        const file = `${name}-${language}-${width}.jpg`;
        await take(page, width, path.join(folder, file));
        pictures.push({ page: shown, language, width, file });
      }
    }
    console.info(`  ${shown}`);
  }
  return pictures;
}

/** @param origin a running shop that has no administrator yet */
export async function takePictures(origin: string, folder: string, pages: ShownPage[]) {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    return await takeAll(browser, origin, folder, pages);
  } finally {
    await browser.close();
  }
}
