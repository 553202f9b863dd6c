import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type DatabaseEngine, OpenShops } from './OpenShops';
import type { Html } from './preparedShop';
import type { RunningSite } from './runningSite';
import { timeLimit } from './timeLimit';

export interface Options {
  /** Console errors that belong to the test; any other fails it. */
  expectedErrors: RegExp[];
  /** Tests that name the same shop may share one: a new name starts a new shop. */
  shop: string;
  html: Html;
  database: DatabaseEngine;
}

interface Fixtures {
  /** A running shop that the tests of one file share. */
  site: RunningSite;
  /** Opens a page in a new browser context, which shares no storage with `page`. */
  otherPage: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  shops: OpenShops;
}

/** Records console errors of a browser. The function it returns fails on unexpected ones. */
function watchConsole(context: BrowserContext, expectedErrors: RegExp[]) {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return () =>
    expect(errors.filter((text) => !expectedErrors.some((known) => known.test(text)))).toEqual([]);
}

/** A test: a visitor or a member of staff on the running site. A console error fails it. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  shop: ['', { option: true }],
  html: ['composed', { option: true }],
  database: ['pglite', { option: true }],
  shops: [
    // Playwright requires a destructuring pattern as the first argument, even an unused one.
    async ({ browserName: _ }, use) => {
      const shops = new OpenShops();
      await use(shops);
      await shops.closeAll();
    },
    { scope: 'worker', timeout: timeLimit(120_000) },
  ],
  site: [
    async ({ shops, shop, html, database }, use) => use(await shops.open(shop, html, database)),
    { timeout: timeLimit(120_000) },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  context: async ({ context, expectedErrors }, use) => {
    const expectQuiet = watchConsole(context, expectedErrors);
    await use(context);
    expectQuiet();
  },
  otherPage: async ({ browser, expectedErrors }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      const expectQuiet = watchConsole(context, expectedErrors);
      opened.push(async () => {
        await context.close();
        expectQuiet();
      });
      return context.newPage();
    });
    for (const close of opened) await close();
  },
});

export { expect };
