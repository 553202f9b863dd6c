import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What fades in has its colours when it is there: waits for everything that moves and then ends. */
const expectStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState === 'finished' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** Nothing that axe can find keeps anybody from using the page as it is now. */
export async function expectAccessible(page: Page) {
  await page.evaluate(source);
  await expectStill(page);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document),
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found).toEqual([]);
}
