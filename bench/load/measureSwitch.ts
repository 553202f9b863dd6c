import type { Browser } from 'playwright-core';
import {
  type Conditions,
  newVisitor,
  openMeasuredPage,
  slowDesktop,
  waitUntilIdle,
} from './openMeasuredPage';

/** Time for a visitor to move the pointer onto a link and press, on a slow connection. */
const INTENT_MS = 1_500;

const clickAndWait = (path: string) =>
  new Promise<number>((resolve) => {
    const before = window.liveHeading();
    const link = document.querySelector<HTMLElement>(`header a[href="${path}"]`);
    if (!link) throw new Error(`no link to ${path}`);
    const began = performance.now();
    link.click();
    const look = () => {
      const heading = window.liveHeading();
      if (heading !== undefined && heading !== before) {
        // The frame after the next one has it on the screen.
        requestAnimationFrame(() => resolve(performance.now() - began));
      } else setTimeout(look, 4);
    };
    look();
  });

interface Switch {
  origin: string;
  to: string;
  /** Whether the pointer rests on the link first. */
  intent: boolean;
  cpu: number;
}

/** Measures until the other page is painted, in milliseconds, from the wizard: links of pages that hydrate at a press load documents. */
export async function measureSwitch(browser: Browser, { origin, to, intent, cpu }: Switch) {
  const conditions: Conditions = { ...slowDesktop, cpu };
  const context = await newVisitor(browser, conditions);
  try {
    const measured = await openMeasuredPage(context, conditions);
    await measured.page.goto(`${origin}/booking`, { waitUntil: 'commit' });
    await waitUntilIdle(measured);
    if (intent) {
      await measured.page.hover(`header a[href="${to}"]:visible`);
      await measured.page.waitForTimeout(INTENT_MS);
    }
    return await measured.page.evaluate(clickAndWait, to);
  } finally {
    await context.close();
  }
}
