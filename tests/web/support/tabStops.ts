import { expect, type Locator, type Page } from '@playwright/test';
import { readTabStop, type TabStop, unreachedControls } from './tabFocus';

const MOST_STOPS = 400;

type Key = 'Tab' | 'Shift+Tab';

/**
 * Presses a key until the focus is back at the first stop.
 * @param prepare called before each press with the number of presses so far
 */
export async function collectTabStops(
  page: Page,
  key: Key,
  prepare?: (presses: number) => Promise<void>,
) {
  const stops: TabStop[] = [];
  while (stops.length < MOST_STOPS) {
    await prepare?.(stops.length);
    await page.keyboard.press(key);
    const stop = await readTabStop(page);
    if (stop.isKnown) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} never comes around`);
}

export const focusProblems = (stops: TabStop[]) =>
  stops.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));

/** Renames the marks of the stops that Tab has reached. */
const renameStops = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-stop]')) {
      each.setAttribute('data-was', each.getAttribute('data-stop') ?? '');
      each.removeAttribute('data-stop');
    }
  });

/** Scrolls a stop to the upper edge of the window, where a sticky header lies over it. */
const scrollBelowHeader = (page: Page, stop: number) =>
  page.evaluate((name) => {
    const top = document.querySelector(`[data-was="${name}"]`)?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top, behavior: 'instant' });
  }, stop);

/** Expects that Tab and Shift+Tab reach every control of the page with a visible focus. */
export async function expectReachableByTab(page: Page) {
  const forwards = await collectTabStops(page, 'Tab');
  expect(forwards[0]?.name).toMatch(/^A (Skip to content|Ir al contenido)$/);
  const missed = await unreachedControls(page);

  await renameStops(page);
  const backwards = await collectTabStops(page, 'Shift+Tab', (presses) =>
    scrollBelowHeader(page, forwards.length - 1 - presses),
  );
  expect({
    forwards: focusProblems(forwards),
    missed,
    backwards: focusProblems(backwards),
  }).toEqual({ forwards: [], missed: [], backwards: [] });
  expect(backwards).toHaveLength(forwards.length);
}

/** Presses a key until an element has the focus. */
export async function tabTo(page: Page, target: Locator, key: Key = 'Tab') {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`${key} never leads to ${target}`);
}

/** Moves the focus to an element by a key and presses it. */
export async function press(page: Page, target: Locator, key: Key = 'Tab') {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}
