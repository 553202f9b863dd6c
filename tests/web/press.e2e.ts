import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { budgetOf } from '@shop/platform/release/sizeBudget';
import { holdRequests } from '../support/holdRequests';
import { expectHydrated } from '../support/hydrated';
import { languageLink } from '../support/languageLink';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';
import { menuLink, openState, phone, shellScripts } from './support/quietPages';

test.use({ html: 'composed', shop: 'pages at the first press' });

const MOST_SCRIPT = 1000 * budgetOf('press');

const pages = [
  ...['/about', '/services', '/services/wheel-alignment', '/blog', '/blog/wheel-alignment'],
  ...['/privacy', '/nowhere'],
];

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Compressed bytes of all code that runs, data left out. */
async function scriptSize(page: Page, responses: string[]) {
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && (type === '' || type === 'module'))
      .map(({ text }) => text),
  );
  return [...responses, ...inline].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

for (const language of ['', '/es']) {
  test.describe(language || 'English', () => {
    test.use({ expectedErrors: [/nowhere/] });

    const details = language ? { tag: '@prove' } : {};
    test(
      'a page that is not pressed keeps to its budget of script',
      details,
      async ({ otherPage, site }) => {
        const expectLittle = async (path: string) => {
          const page = await otherPage();
          const scripts: Promise<string>[] = [];
          page.on('response', (response) => {
            if (response.request().resourceType() === 'script') scripts.push(response.text());
          });
          await page.goto(site.origin + language + path, { waitUntil: 'networkidle' });
          await page.mouse.move(300, 300);
          await page.mouse.wheel(0, 2_000);
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          const size = await scriptSize(page, await Promise.all(scripts));
          expect(size, path).toBeGreaterThan(1_000);
          expect(size, path).toBeLessThanOrEqual(MOST_SCRIPT);
          const hints = page.locator(
            'link:is([rel=modulepreload], [rel=prefetch], [rel=preload]:not([as=font], [as=image]))',
          );
          await expect(hints, path).toHaveCount(0);
          await page.close();
        };
        await Promise.all(pages.map(expectLittle));
      },
    );
  });
}

test('a catalogue runs as little, and has stored what its filters need before they are pressed', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/tires/all', { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  expect(await scriptSize(page, await Promise.all(scripts))).toBeLessThanOrEqual(MOST_SCRIPT);
  await page.getByRole('checkbox', { name: /^Michelin/ }).check();
  await expect(page).toHaveURL('/tires/all?filter=Michelin');
  await expect(page.getByText('3 items found')).toBeVisible();
});

test.describe('with unknown addresses', () => {
  test.use({ expectedErrors: [/nowhere/] });

  for (const path of pages) {
    const details = path === '/about' ? {} : { tag: '@prove' };
    test(
      `${path} switches its language in place, and shows at once that it was pressed`,
      details,
      async ({ page }) => {
        const { release } = await holdRequests(page, shellScripts);
        await page.goto(path);
        const english = await title(page).textContent();
        const link = languageLink(page, 'Español');
        await link.focus();
        await page.evaluate(() => Object.assign(window, { same: true }));
        const busy = await link.evaluate((pressed: HTMLElement) => {
          pressed.click();
          return pressed.getAttribute('aria-busy');
        });
        expect(busy).toBe('true');
        release();
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(title(page)).not.toHaveText(english ?? '');
        await expect(link).not.toHaveAttribute('aria-busy');
        await expect(link).toBeFocused();
        expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
        await expect(page).toHaveURL(`/es${path}`);
        // From now on the shell navigates.
        await menuLink(page, 'Contacto').click();
        await expect(page).toHaveURL('/es/contact');
        await expect(title(page)).toHaveText('Hable con nosotros');
        expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
      },
    );
  }
});

test('a page hydrates as it was composed when its HTML is asked to', { tag: '@prove' }, async ({
  page,
}) => {
  for (const path of pages.slice(0, 5)) {
    await page.goto(path);
    // The first free time comes when the page is idle.
    const shown = () =>
      page.getByRole('main').evaluate((main) => {
        const copy = main.cloneNode(true) as Element;
        for (const each of copy.querySelectorAll('[data-today]')) each.replaceChildren();
        return copy.innerHTML;
      });
    const composed = await shown();
    await expectHydrated(page);
    expect(await shown()).toBe(composed);
  }
});

test.describe('with pictures that fail', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a picture that fails makes the page hydrate, which replaces it', { tag: '@prove' }, async ({
    page,
  }) => {
    await page.route(/workshop-front.*\.svg$/, (route) => route.abort());
    await page.goto('/about');
    const picture = page.getByRole('main').locator('img[src*=workshop-bay]');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
  });
});

test('a page in edit mode hydrates at load', async ({ page }) => {
  const loaded = page.waitForResponse(shellScripts);
  await page.goto('/about?edit=1');
  await loaded;
});

test('the menus open by mouse and keyboard, and Escape closes them', async ({ page }) => {
  const { requestCount } = await holdRequests(page, shellScripts);
  await page.goto('/about');
  const used = menuLink(page, 'Used Tires');
  await expect(used).toBeHidden();
  await menuLink(page, 'Tires').hover();
  await expect(used).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(used).toBeHidden();
  await page.mouse.move(600, 600);

  await menuLink(page, 'Tires').focus();
  await expect(used).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(used).toBeHidden();
  await expect(menuLink(page, 'Tires')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(used).toBeVisible();
  expect(requestCount()).toBe(0);
  await used.click();
  await expect(page).toHaveURL('/tires/used-tires');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('the menu of a phone opens and closes, and its links lead', { tag: '@prove' }, async ({
    page,
  }) => {
    const { requestCount } = await holdRequests(page, shellScripts);
    await page.goto('/blog');
    const used = menuLink(page, 'Used Tires');
    const toggle = page.getByRole('banner').locator('summary');
    await toggle.tap();
    await expect(used).toBeVisible();
    // The menu covers the rest of the screen.
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await expect(used).toBeHidden();
    await toggle.tap();
    await page.keyboard.press('Escape');
    await expect(used).toBeHidden();
    await toggle.tap();
    expect(requestCount()).toBe(0);
    await used.tap();
    await expect(page).toHaveURL('/tires/used-tires');
  });
});

test('the bar of phones states whether the shop is open, and services the next free time', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { requestCount } = await holdRequests(page, shellScripts);
  await page.route('**/rpc/slot_availability*', (route) =>
    route.fulfill({ json: [{ day: '2026-11-24', slot: '09:00' }] }),
  );
  // Monday noon in the shop.
  await page.clock.install({ time: new Date('2026-11-23T17:00:00Z') });
  await page.goto('/services');
  await page.clock.runFor(6_000);
  await expect(openState(page)).toHaveText('Open until 8:00 PM');
  const next = page.getByRole('main').getByRole('link', { name: 'Tue 9:00 AM' });
  await expect(next).toHaveAttribute('href', '/booking?date=2026-11-24&time=09:00');
  await page.clock.setSystemTime(new Date('2026-11-24T01:00:00Z'));
  await page.clock.runFor(60_000);
  await expect(openState(page)).toHaveText('Opens Tue 8:00 AM');
  await page.goto('/es/services');
  await page.clock.runFor(6_000);
  await expect(openState(page)).toHaveText('Abre mañana (martes) a las 8:00 a.m.');
  const spanish = page.getByRole('main').getByRole('link', { name: /martes, a las 9:00 a\.m\./ });
  await expect(spanish).toHaveAttribute('href', /^\/es\/booking\?date=/);
  expect(requestCount()).toBe(0);
});

test('a closed day that staff save is in the HTML of all pages', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const day = bookableDay(2);
  await site.add('closures', { first_day: day, last_day: day });
  await waitUntilPublished(site);
  await page.setViewportSize(phone);
  await page.clock.install({ time: new Date(`${day}T17:00:00Z`) });
  for (const path of ['/about', '/blog/wheel-alignment']) {
    await page.goto(path);
    await page.clock.runFor(6_000);
    await expect(openState(page)).toHaveText(/^Opens /);
  }
});

test.describe('in a shop without other visits', () => {
  test.use({ shop: 'visits without the shell' });

  test('a visit is counted from the first press on', async ({ otherPage, site }) => {
    const page = await otherPage();
    // Playwright hears of no request that a page sends while it is left.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (url.endsWith('/rpc/report_remotes')) localStorage.setItem('reported', 'yes');
        return fetch(input, init);
      };
    });
    const reported = () => page.evaluate(() => localStorage.getItem('reported'));
    await page.goto(`${site.origin}/privacy`);
    await expect(page.locator('[data-remote]')).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['group']);
    await page.goto(`${site.origin}/about`);
    expect(await reported()).toBeNull();
    await languageLink(page, 'Español').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // The code of the remote runs after that of the shell, which changes the language.
    await expectHydrated(page);
    await page.goto(`${site.origin}/privacy`);
    expect(await reported()).toBe('yes');
    const visits = async () =>
      (await site.rows('remote_visits', 'remote=eq.mf-storefront')).map((row) => [
        ...[row['visits'], row['failed']],
      ]);
    await expect.poll(visits).toEqual([[1, 0]]);
  });
});

test('going back to a page of the document that a reload has replaced shows that page', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/contact');
  await expectHydrated(page);
  await menuLink(page, 'About').click();
  await expect(title(page)).toContainText('2010');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(title(page)).toHaveText('Talk to us');
});
