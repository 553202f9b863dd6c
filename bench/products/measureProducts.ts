import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '@shop/backend/lite/createBackend';
import { createPageComposer, noComposer } from '@shop/cli/compose/composeSite';
import { createLease } from '@shop/platform/publish/lease';
import { publish } from '@shop/platform/publish/publish';
import { localTarget } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import type { Browser, Page } from 'playwright-core';
import { contentSource } from '../../shared-data/src/content/contentSource';
import { createStaffAccount, replaceProducts } from '../growth/shopData';
import { signInToDashboard } from '../growth/signInToDashboard';
import {
  newVisitor,
  openMeasuredPage,
  slowConditions,
  slowDesktop,
} from '../load/openMeasuredPage';
import { median } from '../median';
import { serveWithBackend } from '../serveSites';
import { benchDir } from '../variants/sources';
import { measureSteps } from './listSteps';
import { type LongestTask, longestTask } from './longestTask';

export interface ProductTasks {
  rounds: number;
  /** By number of products, then by what was done. */
  tasks: Record<string, Record<string, LongestTask>>;
}

const counts = [10, 10_000];

function medians(rounds: readonly Record<string, LongestTask>[]): Record<string, LongestTask> {
  const middle = (name: string, part: keyof LongestTask) =>
    median(rounds.flatMap((round) => round[name]?.[part] ?? []));
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [
      name,
      { elapsed: middle(name, 'elapsed'), computed: middle(name, 'computed') },
    ]),
  );
}

const named = (list: string, tasks: Record<string, LongestTask>) =>
  Object.fromEntries(Object.entries(tasks).map(([step, task]) => [`${list}: ${step}`, task]));

async function measureRound(
  browser: Browser,
  origin: string,
  count: number,
  account: Awaited<ReturnType<typeof createStaffAccount>>,
) {
  const inNewPage = async <Result>(work: (page: Page) => Promise<Result>, cpu = 1) => {
    const conditions = { cpu, viewport: slowDesktop.viewport };
    const context = await newVisitor(browser, conditions);
    try {
      return await work((await openMeasuredPage(context, conditions)).page);
    } finally {
      await context.close();
    }
  };
  const ordinary = await inNewPage((page) =>
    longestTask(browser, page, () => page.goto(`${origin}/about`)),
  );
  const inCatalogue = (page: Page) =>
    measureSteps(browser, page, {
      url: `${origin}/tires/all`,
      count,
      filter: () => page.locator('main aside input[type="checkbox"]').first().check(),
    });
  const catalogue = await inNewPage(inCatalogue);
  const slowed = await inNewPage(inCatalogue, slowConditions.cpu);
  const staff = await inNewPage(async (page) => {
    await signInToDashboard(page, origin, account);
    return measureSteps(browser, page, {
      url: `${origin}/admin/products`,
      count,
      filter: () => page.selectOption('#filter-category', 'winter-tires'),
    });
  });
  return {
    'a page without products: opening': ordinary,
    ...named('catalogue', catalogue),
    ...named("staff's list", staff),
    ...named('catalogue, CPU slowed 4 times', slowed),
  };
}

/** @param from folder of the composed site; the products are published into a copy */
export async function measureProducts(
  browser: Browser,
  from: string,
  backend: Backend,
  rounds: number,
): Promise<ProductTasks> {
  const siteDir = path.join(benchDir, 'products');
  rmSync(siteDir, { recursive: true, force: true });
  copySite(from, siteDir);
  const { origin, close } = await serveWithBackend(siteDir, backend);
  const account = await createStaffAccount(backend);
  const tasks: ProductTasks['tasks'] = {};
  const lease = createLease(backend.asPublisher);
  for (const count of counts) {
    await replaceProducts(backend, count);
    await publish({
      run: backend.asPublisher,
      lease,
      source: contentSource,
      target: localTarget(siteDir),
      ...noComposer,
      compose: createPageComposer().compose,
    });
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureRound(browser, origin, count, account));
    }
    tasks[count] = medians(measured);
  }
  await lease.release();
  await replaceProducts(backend, 0);
  await close();
  rmSync(siteDir, { recursive: true });
  return { rounds, tasks };
}
