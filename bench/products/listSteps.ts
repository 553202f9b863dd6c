import type { Browser, Page } from 'playwright-core';
import { type LongestTask, longestTask } from './longestTask';

const search = 'main input[type="search"]';

/** Types at the pace of a quick typist, so that the work of one key can delay the next one. */
export const typeInto = async (page: Page, text: string) => {
  await page.locator(search).first().click();
  await page.keyboard.type(text, { delay: 90 });
};

/** Returns once there are so many rows, or more. */
export const waitForRows = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main [role="status"]')]
        .flatMap(({ textContent }) => textContent.match(/\d[\d,]*/g) ?? [])
        .some((shown) => Number(shown.replaceAll(',', '')) >= wanted),
    count,
    { timeout: 120_000, polling: 50 },
  );

export interface List {
  url: string;
  count: number;
  filter: (page: Page) => Promise<unknown>;
}

export async function measureSteps(
  browser: Browser,
  page: Page,
  { url, count, filter }: List,
): Promise<Record<string, LongestTask>> {
  const measure = (work: () => Promise<unknown>) => longestTask(browser, page, work);
  const clear = () => page.locator(search).first().fill('');
  await page.goto('about:blank');
  return {
    opening: await measure(async () => {
      await page.goto(url);
      await waitForRows(page, count);
    }),
    'typing "225/65R17"': await measure(() => typeInto(page, '225/65R17')),
    'clearing it': await measure(clear),
    'typing "michelen tourng"': await measure(() => typeInto(page, 'michelen tourng')),
    'clearing that': await measure(clear),
    'a filter': await measure(() => filter(page)),
  };
}
