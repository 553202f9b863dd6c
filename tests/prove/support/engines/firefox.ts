import { existsSync } from 'node:fs';
import { installFromDebian } from '@shop/platform/machine/installFromDebian';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type EnginePage, findByName, type Kind, readOverflow, readText } from './engine';

const FIREFOX = '/usr/bin/firefox-esr';

/** Opens Firefox ESR of Debian by WebDriver BiDi. */
export async function openFirefox(width: number): Promise<EnginePage> {
  if (!existsSync(FIREFOX)) installFromDebian('firefox-esr');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height: 900 });

  /** Does something with what is named. @returns whether it is there */
  async function act(
    kind: Kind,
    name: string,
    action: (element: ElementHandle) => Promise<unknown>,
  ) {
    const handle = await page.evaluateHandle(findByName, kind, name);
    const element = handle.asElement() as ElementHandle | null;
    if (!element) return false;
    await action(element);
    return true;
  }

  return {
    open: async (address) => void (await page.goto(address)),
    press: (name) => act('pressed', name, (element) => element.click()),
    type: (label, text) =>
      act('field', label, async (element) => {
        await element.click({ count: 3 });
        await page.keyboard.press('Backspace');
        await element.type(text);
      }),
    choose: (label, option) =>
      act('field', label, async (element) => {
        await element.focus();
        await page.keyboard.type(option);
      }),
    upload: (file) =>
      act('file', '', (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(file)),
    drag: (name, { x, y }) =>
      act('any', name, async (element) => {
        const box = await element.boundingBox();
        if (!box) throw new Error(`${name} has no box`);
        const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 5 });
        await page.mouse.move(from.x + x, from.y + y, { steps: 5 });
        await page.mouse.up();
      }),
    text: () => page.evaluate(readText),
    address: async () => page.url(),
    overflow: () => page.evaluate(readOverflow),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
