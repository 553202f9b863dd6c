import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import {
  newVisitor,
  openMeasuredPage,
  slowDesktop,
  slowPhone,
  waitUntilIdle,
} from '../load/openMeasuredPage';
import type { Input } from './inputs';
import { AFTERMATH_MS, interactionProbe, longestSince } from './nextPaints';

async function open(browser: Browser, { isPhone }: Input) {
  const conditions = isPhone ? slowPhone : slowDesktop;
  const context = await newVisitor(browser, conditions);
  const measured = await openMeasuredPage(context, conditions);
  await measured.page.addInitScript(interactionProbe);
  return { context, measured };
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Position = Awaited<ReturnType<typeof centreOf>>;

/** As the browser gets it from a device: a click of Playwright adds listeners and a hit test, which take time. */
async function send(devtools: CDPSession, position: Position, key?: string) {
  const button = { ...position, button: 'left', clickCount: 1 } as const;
  const sent = [
    devtools.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' }),
    devtools.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' }),
  ];
  if (key) {
    sent.push(
      devtools.send('Input.dispatchKeyEvent', { key, text: key, type: 'keyDown' }),
      devtools.send('Input.dispatchKeyEvent', { key, text: key, type: 'keyUp' }),
    );
  }
  await Promise.all(sent);
}

/**
 * Presses an element of an idle page.
 * @param key pressed on it instead
 * @returns milliseconds to the next paint
 */
export async function measurePressOn(
  context: BrowserContext,
  page: Page,
  target: Locator,
  key?: string,
): Promise<number> {
  if (key) await target.focus();
  // Scrolls to it, and checks that it is what a press there meets.
  else await target.hover();
  await page.waitForTimeout(AFTERMATH_MS);
  await page.evaluate(() => {
    window.nextPaints = [];
  });
  if (key) await page.keyboard.press(key);
  else await send(await context.newCDPSession(page), await centreOf(target));
  return longestSince(page);
}

export async function measureInput(browser: Browser, origin: string, input: Input) {
  const { context, measured } = await open(browser, input);
  const { page } = measured;
  try {
    await page.goto(origin + input.path, { waitUntil: 'commit' });
    await waitUntilIdle(measured);
    await input.before?.(page);
    return await measurePressOn(context, page, page.locator(input.target).first(), input.key);
  } finally {
    await context.close();
  }
}

/** Opens a page that is scrolled to the target by its address alone. */
async function locate(browser: Browser, origin: string, { path, isPhone, target }: Input) {
  const context = await newVisitor(browser, isPhone ? slowPhone : slowDesktop);
  try {
    const page = await context.newPage();
    await page.goto(origin + path);
    return await centreOf(page.locator(target).first());
  } finally {
    await context.close();
  }
}

/** When the visitor presses, after the first paint. */
const EARLY_MS = 300;

/**
 * The input is sent without a question to the page, which would wait until the main thread is free.
 * @throws when the browser reported no input
 */
export async function measureEarlyInput(browser: Browser, origin: string, input: Input) {
  const position = await locate(browser, origin, input);
  const { context, measured } = await open(browser, input);
  const { page } = measured;
  // A target below the screen needs a taller one, which costs no other layout.
  const size = page.viewportSize();
  if (size && position.y > size.height) {
    await page.setViewportSize({ ...size, height: Math.ceil(position.y) + 50 });
  }
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const painted = new Promise<void>((resolve) => {
      devtools.on('Page.lifecycleEvent', ({ name }) => {
        if (name === 'firstContentfulPaint') resolve();
      });
    });
    await page.goto(origin + input.path, { waitUntil: 'commit' });
    await painted;
    await page.waitForTimeout(EARLY_MS);
    await send(devtools, position, input.key);
    await waitUntilIdle(measured);
    const longest = await longestSince(page);
    const count = await page.evaluate(() => window.nextPaints.length);
    if (count === 0) throw new Error(`${input.path}: the browser reported no early input`);
    return longest;
  } finally {
    await context.close();
  }
}
