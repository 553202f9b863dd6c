import type { Page } from '@playwright/test';
import { endOfFirstScreen, watchShifts } from '../support/firstScreen';
import { waitForFonts } from '../support/fonts';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ shop: 'public pages' });

const languages = ['', '/es'];
const paths = languages.flatMap((language) =>
  ['/tires/all', '/tires/used-tires', '/auto-parts/all'].map((path) => language + path),
);
const screens = [
  { width: 390, height: 844, inSight: 2 },
  { width: 1440, height: 900, inSight: 3 },
];
const widths = [
  ...[320, 340, 360, 390, 430, 520, 600, 640, 704, 768, 820, 900, 959, 960],
  ...[1024, 1100, 1152, 1200, 1280, 1360, 1440, 1480],
];

/** The leading prices and the pictures that the first screen shows whole. */
async function firstScreen(page: Page) {
  await waitForFonts(page);
  return page.evaluate(
    (bottom) => {
      const cards = [...document.querySelectorAll('article')];
      const prices = cards.flatMap((card) =>
        [...card.querySelectorAll('strong, p')].filter((element) =>
          /^\$[\d,]+\.\d\d$/.test(element.textContent ?? ''),
        ),
      );
      const inSight = (element: Element) => element.getBoundingClientRect().bottom <= bottom;
      const pictures = cards.flatMap((card) => card.querySelector('img') ?? []);
      return {
        pictures: pictures.filter(inSight).length,
        prices: prices.filter(inSight).length,
        ratios: pictures.map((picture) => picture.clientWidth / picture.clientHeight),
        sizes: [...new Set(prices.map((price) => getComputedStyle(price).fontSize))],
      };
    },
    await endOfFirstScreen(page),
  );
}

for (const { inSight, ...viewport } of screens) {
  test(`the first screen of a catalogue shows products and prices (${viewport.width})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      const { pictures, prices, ratios, sizes } = await firstScreen(page);
      expect(pictures, path).toBeGreaterThanOrEqual(inSight);
      expect(prices, path).toBeGreaterThanOrEqual(inSight);
      for (const ratio of ratios) expect(ratio, path).toBeCloseTo(4 / 3, 1);
      expect(sizes, path).toEqual(['28px']);
    }
  });
}

test.describe('without the typeface of the shop, which may come too late', () => {
  test.use({ expectedErrors: [/woff2/] });

  test('nothing of a catalogue moves while it arrives and hydrates', { tag: '@prove' }, async ({
    page,
  }) => {
    const moved = await watchShifts(page);
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        await page.goto(path);
        await expectHydrated(page);
        expect(await moved(), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});

/** Controls that end outside of their card or the window, whose text does not fit, or that cover one another. */
const misplacedControls = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const isInside = (inner: DOMRect, left: number, right: number) =>
      inner.left >= left - 0.5 && inner.right <= right + 0.5;
    const nameOf = (control: Element) =>
      control.textContent?.trim() || control.getAttribute('aria-label') || control.tagName;
    for (const control of document.querySelectorAll('main :is(a, button, input, select)')) {
      const box = control.getBoundingClientRect();
      // Quick links scroll sideways.
      if (!control.checkVisibility() || control.closest('nav')) continue;
      if (!isInside(box, 0, window.innerWidth)) found.push(`${nameOf(control)}: off the window`);
      if (control.matches('a, button') && control.scrollWidth > control.clientWidth)
        found.push(`${nameOf(control)}: its text is wider`);
    }
    for (const card of document.querySelectorAll('article')) {
      const { left, right, bottom } = card.getBoundingClientRect();
      const boxes = [...card.querySelectorAll('a, button')].map((control) => {
        const box = control.getBoundingClientRect();
        if (!isInside(box, left, right) || box.bottom > bottom + 0.5)
          found.push(`${nameOf(control)}: off its card`);
        return { control, box };
      });
      for (const [at, { control, box }] of boxes.entries()) {
        const covered = boxes
          .slice(at + 1)
          .find(
            (other) =>
              box.left < other.box.right - 0.5 &&
              other.box.left < box.right - 0.5 &&
              box.top < other.box.bottom - 0.5 &&
              other.box.top < box.bottom - 0.5,
          );
        if (covered) found.push(`${nameOf(control)}: covers ${nameOf(covered.control)}`);
      }
    }
    return found;
  });

for (const language of languages) {
  for (const view of ['grid', 'list']) {
    const title = `no control of a catalogue is cut off at any width (${language}/, ${view})`;
    test(title, { tag: '@prove' }, async ({ page }) => {
      test.slow();
      for (const path of ['/tires/all', '/auto-parts/all']) {
        await page.goto(`${language}${path}${view === 'list' ? '?view=list' : ''}`);
        await expectHydrated(page);
        // Cards outside of the window have an invented height.
        await page.evaluate(() => {
          for (const item of document.querySelectorAll<HTMLElement>('li:has(> article)'))
            item.style.contentVisibility = 'visible';
        });
        const problems: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const pixels = await horizontalOverflow(page);
          if (pixels > 0) problems.push(`${width}: scrolls sideways by ${pixels} px`);
          for (const problem of await misplacedControls(page))
            problems.push(`${width}: ${problem}`);
        }
        expect(problems, path).toEqual([]);
      }
    });
  }
}

test('the search stays in sight, and what it finds is shown from its start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tires/all');
  await expectHydrated(page);
  await page.evaluate(() => scrollTo(0, 1_500));
  const search = page.getByRole('searchbox', { name: 'Search by name or category' });
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Filters' })).toBeInViewport({ ratio: 1 });
  await search.fill('blizzak');
  await expect(page.getByText('1 item found')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Bridgestone Blizzak WS90' })).toBeInViewport();
});
