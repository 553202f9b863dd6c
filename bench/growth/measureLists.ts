import type { Browser, Page } from 'playwright-core';
import type { Backend } from '../../platform/lite/createBackend';
import { desktop, newVisitor, openPage } from '../load/openPage';
import { longestTask, typeInto, waitForRows } from './keystrokes';
import { createStaffAccount, replaceMessages, replaceProducts } from './shopData';

async function signIn(page: Page, origin: string, account: { email: string; password: string }) {
  await page.goto(`${origin}/admin/login`);
  await page.fill('input[type="email"]', account.email);
  await page.fill('input[type="password"]', account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
}

/** Opens a list, waits for its rows, and searches in it. */
async function searchList(page: Page, url: string, rows: number, text: string) {
  const began = performance.now();
  await page.goto(url);
  await waitForRows(page, 'exactly', rows);
  const shown = performance.now() - began;
  const typing = await longestTask(page, () => typeInto(page, 'main input[type="search"]', text));
  return { shown, typing };
}

/** The staff's long lists: time until all rows are there, and the longest task while searching. */
export async function measureLists(
  browser: Browser,
  origin: string,
  backend: Backend,
  counts: readonly number[],
): Promise<Record<string, Record<string, number>>> {
  const account = await createStaffAccount(backend);
  const { network: _, ...conditions } = { ...desktop, cpu: 1 };
  const context = await newVisitor(browser, conditions);
  const { page } = await openPage(context, conditions);
  const costs: Record<string, Record<string, number>> = {};
  try {
    await signIn(page, origin, account);
    for (const count of counts) {
      await replaceProducts(backend, count);
      await replaceMessages(backend, count);
      const products = await searchList(page, `${origin}/admin/products`, count, 'michelin');
      const messages = await searchList(page, `${origin}/admin/messages`, count, 'customer 19');
      costs[count] = {
        'products shown (ms)': products.shown,
        'products, longest task typing (ms)': products.typing,
        'messages shown (ms)': messages.shown,
        'messages, longest task typing (ms)': messages.typing,
      };
    }
  } finally {
    await context.close();
    await replaceProducts(backend, 0);
    await replaceMessages(backend, 0);
  }
  return costs;
}
