import type { Page } from 'playwright-core';

/** Long enough after an input for deferred work to be done and seen. */
const AFTERMATH_MS = 1_500;

/** The longest task during `work`; 0 when all are under 50 ms, which browsers do not report. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.pageTimes.longestTask = 0;
  });
  await work();
  await page.waitForTimeout(AFTERMATH_MS);
  return page.evaluate(() => window.pageTimes.longestTask);
}

/** Types at the pace of a quick typist, so that the work of one key can delay the next one. */
export const typeInto = async (page: Page, selector: string, text: string) => {
  await page.locator(selector).first().click();
  await page.keyboard.type(text, { delay: 90 });
};

/** Waits until the status of a list shows the expected count. */
export const waitForRows = (page: Page, isRight: 'at least' | 'exactly', count: number) =>
  page.waitForFunction(
    ({ exactly, wanted }) =>
      [...document.querySelectorAll('main [role="status"]')]
        .flatMap(({ textContent }) => textContent.match(/\d[\d,]*/g) ?? [])
        .map((each) => Number(each.replaceAll(',', '')))
        .some((shown) => (exactly ? shown === wanted : shown >= wanted)),
    { exactly: isRight === 'exactly', wanted: count },
    { timeout: 120_000, polling: 50 },
  );
