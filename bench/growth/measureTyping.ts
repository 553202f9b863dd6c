import type { Browser } from 'playwright-core';
import { composeInChildProcess } from '../../platform/cli/composeInChildProcess';
import { localTarget } from '../../platform/disk/siteFile';
import type { Backend } from '../../platform/lite/createBackend';
import { publish } from '../../platform/publish/publish';
import { contentSource } from '../../shared-data/src/contentSource';
import { type Conditions, desktop, newVisitor, openPage, waitUntilIdle } from '../load/openPage';
import { longestTask, typeInto, waitForRows } from './keystrokes';
import { replaceProducts } from './shopData';

const search = 'main input[type="search"]';

async function typeAndFilter(browser: Browser, url: string, count: number, cpu: number) {
  const { network: _, ...unhindered } = desktop;
  const conditions: Conditions = { ...unhindered, cpu };
  const context = await newVisitor(browser, conditions);
  try {
    const measured = await openPage(context, conditions);
    await measured.page.goto(url, { waitUntil: 'commit' });
    await waitUntilIdle(measured);
    await waitForRows(measured.page, 'at least', count);
    const { page } = measured;
    return {
      typing: await longestTask(page, () => typeInto(page, search, 'michelin road 205')),
      clearing: await longestTask(page, () => page.fill(search, '')),
      filtering: await longestTask(page, () =>
        page.locator('main input[type="checkbox"]:visible').first().click(),
      ),
    };
  } finally {
    await context.close();
  }
}

/**
 * The longest task while a visitor types in the catalogue's search, clears it, and filters.
 * @param siteDir the site that `origin` serves; products are published into it
 */
export async function measureTyping(
  browser: Browser,
  { origin, siteDir }: { origin: string; siteDir: string },
  backend: Backend,
  counts: readonly number[],
): Promise<Record<string, Record<string, number>>> {
  const costs: Record<string, Record<string, number>> = {};
  for (const count of counts) {
    await replaceProducts(backend, count);
    await publish({
      run: backend.asPublisher,
      source: contentSource,
      target: localTarget(siteDir),
      compose: composeInChildProcess,
    });
    const url = `${origin}/tires/all`;
    const full = await typeAndFilter(browser, url, count, 1);
    const slowed = await typeAndFilter(browser, url, count, 4);
    costs[count] = {
      'longest task typing (ms)': full.typing,
      'clearing (ms)': full.clearing,
      'filtering (ms)': full.filtering,
      'typing, CPU slowed 4 times (ms)': slowed.typing,
      'filtering, CPU slowed 4 times (ms)': slowed.filtering,
    };
  }
  await replaceProducts(backend, 0);
  return costs;
}
