import type { Browser } from 'playwright-core';
import { measureLoad } from '../load/measureLoad';
import {
  newVisitor,
  openMeasuredPage,
  slowDesktop,
  slowPhone,
  waitUntilIdle,
} from '../load/openMeasuredPage';
import { median } from '../median';
import { measureEarlyInput, measureInput } from '../responsiveness/measureInput';

export const pressedPages = {
  home: '/',
  catalogue: '/tires/all',
  contact: '/contact',
  services: '/services',
  article: '/blog/wheel-alignment',
} as const;

/** When a page hydrates. */
export const ways = ['press', 'load'] as const;
export type Way = (typeof ways)[number];

/** Times in milliseconds, sizes in bytes. */
const figures = [
  'bytes',
  'scriptBytes',
  'fcp',
  'lcp',
  /** From opening the menu of a phone to the next paint, on an idle page and 300 ms after the first paint. */
  'menu',
  'earlyMenu',
  /** From a press on the language link until it is shown as busy, and until the page is in that language. */
  'busy',
  'done',
  /** From a press on a link to the first paint of its page, with and without speculation. */
  'next',
  'nextWithoutSpeculation',
] as const;
export type PressFigure = (typeof figures)[number];

/** Medians. */
export interface Presses {
  rounds: number;
  pages: Record<string, Record<Way, Record<PressFigure, number>>>;
}

const pressLanguage = () =>
  new Promise<{ busy: number; done: number }>((resolve) => {
    const link = document.querySelector<HTMLElement>('header a[hreflang=es]');
    const began = performance.now();
    let busy = 0;
    // A poll would cost a slow processor a tenth of what is measured.
    new MutationObserver(() => {
      const done = performance.now() - began;
      resolve({ busy: busy || done, done });
    }).observe(document.documentElement, { attributeFilter: ['lang'] });
    link?.click();
    requestAnimationFrame(() => {
      if (link?.hasAttribute('aria-busy')) busy = performance.now() - began;
    });
  });

async function measureLanguage(browser: Browser, url: string) {
  const context = await newVisitor(browser, slowPhone);
  try {
    const measured = await openMeasuredPage(context, slowPhone);
    await measured.page.goto(url, { waitUntil: 'commit' });
    await waitUntilIdle(measured);
    return await measured.page.evaluate(pressLanguage);
  } finally {
    await context.close();
  }
}

/** How long a visitor holds the button down. */
const HELD_MS = 100;

/** A page at load renders the next one itself, so it has no first paint: then until its heading is there. */
async function measureNext(browser: Browser, url: string, speculates: boolean): Promise<number> {
  const context = await newVisitor(browser, slowDesktop);
  try {
    const measured = await openMeasuredPage(context, slowDesktop);
    const { page } = measured;
    await page.goto(url, { waitUntil: 'commit' });
    await waitUntilIdle(measured);
    const link = page.locator('header a[href="/contact"]:visible');
    const title = await page.locator('main h1').textContent();
    const began = Date.now();
    if (speculates) await link.click({ delay: HELD_MS });
    else await link.evaluate((pressed: HTMLElement) => pressed.click());
    await page.waitForFunction(
      (before) => {
        const heading = document.querySelector('main h1')?.textContent;
        return heading && heading !== before;
      },
      title,
      { polling: 8 },
    );
    return Date.now() - began;
  } finally {
    await context.close();
  }
}

async function measurePage(browser: Browser, origin: string, path: string) {
  const { first } = await measureLoad(browser, origin + path, false);
  const input = { path, isPhone: true, target: 'header summary:visible', isEarly: true };
  return {
    bytes: first.allBytes,
    scriptBytes: first.allScriptBytes,
    fcp: first.fcp,
    lcp: first.lcp,
    menu: await measureInput(browser, origin, input),
    earlyMenu: await measureEarlyInput(browser, origin, input),
    ...(await measureLanguage(browser, origin + path)),
    next: await measureNext(browser, origin + path, true),
    nextWithoutSpeculation: await measureNext(browser, origin + path, false),
  };
}

/** Alternates both ways, so that other work of the machine affects both. */
export async function measurePresses(
  browser: Browser,
  origins: Record<Way, string>,
  rounds: number,
  report: (line: string) => void = console.info,
): Promise<Presses> {
  const taken: Record<string, Record<Way, Record<PressFigure, number>[]>> = {};
  for (let round = 0; round < rounds; round += 1) {
    report(`  round ${round + 1} of ${rounds}`);
    for (const [name, path] of Object.entries(pressedPages)) {
      const page = taken[name] ?? { press: [], load: [] };
      taken[name] = page;
      for (const way of round % 2 ? [...ways].reverse() : ways) {
        page[way].push(await measurePage(browser, origins[way], path));
      }
    }
  }
  const medians = (all: Record<PressFigure, number>[]) =>
    Object.fromEntries(
      figures.map((figure) => [figure, median(all.map((each) => each[figure]))]),
    ) as Record<PressFigure, number>;
  return {
    rounds,
    pages: Object.fromEntries(
      Object.entries(taken).map(([name, { press, load }]) => [
        name,
        { press: medians(press), load: medians(load) },
      ]),
    ),
  };
}
