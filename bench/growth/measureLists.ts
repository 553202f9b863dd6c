import type { Backend } from '@shop/backend/lite/createBackend';
import type { Browser, Page } from 'playwright-core';
import { newVisitor, openMeasuredPage, slowDesktop } from '../load/openMeasuredPage';
import { medians } from '../median';
import { typeInto, waitForRows } from '../products/listSteps';
import { longestTask } from '../products/longestTask';
import { createStaffAccount, replaceMessages } from './shopData';
import { signInToDashboard } from './signInToDashboard';

async function measureRound(browser: Browser, page: Page, url: string, count: number) {
  const began = performance.now();
  await page.goto(url);
  await waitForRows(page, count);
  const shown = performance.now() - began;
  const typing = await longestTask(browser, page, () => typeInto(page, 'customer 19'));
  return { 'messages shown (ms)': shown, 'messages, longest task typing (ms)': typing.elapsed };
}

/** The staff's list of messages: time until all rows are there, and the longest task while searching. */
export async function measureLists(
  browser: Browser,
  origin: string,
  backend: Backend,
  { counts, rounds }: { counts: readonly number[]; rounds: number },
): Promise<Record<string, Record<string, number>>> {
  const account = await createStaffAccount(backend);
  const conditions = { cpu: 1, viewport: slowDesktop.viewport };
  const context = await newVisitor(browser, conditions);
  const { page } = await openMeasuredPage(context, conditions);
  const costs: Record<string, Record<string, number>> = {};
  try {
    await signInToDashboard(page, origin, account);
    for (const count of counts) {
      await replaceMessages(backend, count);
      const measured = [];
      for (let round = 0; round < rounds; round += 1) {
        measured.push(await measureRound(browser, page, `${origin}/admin/messages`, count));
      }
      costs[count] = medians(measured);
    }
  } finally {
    await context.close();
    await replaceMessages(backend, 0);
  }
  return costs;
}
