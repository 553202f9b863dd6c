import type { Browser } from 'playwright-core';
import {
  type Conditions,
  newVisitor,
  openMeasuredPage,
  slowPhone,
  waitUntilIdle,
} from './openMeasuredPage';
import type { PageTimes } from './pageProbe';

/** Times in milliseconds, sizes in bytes. */
export interface Load extends PageTimes {
  /** What had arrived when the page was interactive. */
  requests: number;
  bytes: number;
  scriptBytes: number;
  depth: number;
  /** Until the network was quiet, with all that is fetched once the page is there. */
  allBytes: number;
  allScriptBytes: number;
}

async function measureIn(
  context: Awaited<ReturnType<typeof newVisitor>>,
  url: string,
  conditions: Conditions,
): Promise<Load> {
  const measured = await openMeasuredPage(context, conditions);
  await measured.page.goto(url, { waitUntil: 'commit' });
  await waitUntilIdle(measured);
  const times = await measured.page.evaluate(() => window.pageTimes);
  const all = measured.traffic.within(Number.POSITIVE_INFINITY);
  const load = {
    ...times,
    ...measured.traffic.within(times.interactive),
    allBytes: all.bytes,
    allScriptBytes: all.scriptBytes,
  };
  await measured.page.close();
  return load;
}

/** The second visit has the files of the first in its cache. */
export async function measureLoad(browser: Browser, url: string, again: boolean) {
  const context = await newVisitor(browser, slowPhone);
  try {
    const first = await measureIn(context, url, slowPhone);
    const second = again ? await measureIn(context, url, slowPhone) : undefined;
    return { first, second };
  } finally {
    await context.close();
  }
}
