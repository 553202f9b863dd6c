import { test as base, expect } from '@playwright/test';
import { RunningSite } from './runningSite';

interface Fixtures {
  /** Console errors that belong to the story; any other fails it. */
  expectedErrors: RegExp[];
}

interface WorkerFixtures {
  /** A running shop that the stories of one file share. */
  site: RunningSite;
}

/** A story: a visitor or a member of staff on the running site. A console error fails it. */
export const story = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixtures' signature
    async ({}, use) => {
      const site = await RunningSite.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(errors.filter((text) => !expectedErrors.some((known) => known.test(text)))).toEqual([]);
  },
});

export { expect };
