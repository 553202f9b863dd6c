import type { Page } from '@playwright/test';
import { chooseService } from '../support/booking';
import { holdRequests } from '../support/holdRequests';
import { expectElementHydrated, expectHydrated } from '../support/hydrated';
import { languageLink } from '../support/languageLink';
import { expect, test } from '../support/test';
import { pagesOfOtherRemotes } from './support/pagesOfOtherRemotes';

// The late server of containment.e2e.ts, and pages that come as HTML. On a slow machine the shell
// may mark the slow remote failed, and logs it.
test.use({ shop: 'public pages', html: 'composed', expectedErrors: [/./] });

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: '(770) 555-0123' });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The layout is hydrated: its script states whether the menu is open. */
async function expectHydratedLayout(page: Page) {
  const menu = page.getByRole('banner').getByRole('link', { name: 'Tires', exact: true });
  await expectElementHydrated(menu);
  await menu.hover();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
}

test('every page of other remotes hydrates before a slow server has answered', {
  tag: '@prove',
}, async ({ page, site }) => {
  test.slow();
  await holdRequests(page, /\/mf-diagnostics\//);
  for (const address of pagesOfOtherRemotes(site, 'mf-diagnostics')) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(heading(page), address).toBeVisible();
    await expect(failure(page), address).toBeHidden();
    await expectHydrated(page);
  }
});

test('booking and the home page hydrate before a slow server has answered', {
  tag: '@prove',
}, async ({ page }) => {
  const late = await holdRequests(page, /\/mf-diagnostics\//);
  await page.goto('/booking', { waitUntil: 'commit' });
  await expectHydratedLayout(page);
  await chooseService(page, 'Oil Change');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Which day works for you?',
  );
  // The home page has a widget of the slow remote. The page around it is hydrated.
  await page.goto('/', { waitUntil: 'commit' });
  await expectHydratedLayout(page);
  await page.locator('main [data-remote="mf-diagnostics"] h2').first().scrollIntoViewIfNeeded();
  await expect.poll(() => late.requestCount()).toBeGreaterThan(0);
  const makes = page.getByRole('button', { name: 'SEE ALL MAKES' });
  await expectElementHydrated(makes);
  await makes.click();
  await expect(page.getByRole('button', { name: 'SHOW LESS' })).toBeVisible();
  // Not all of the page is hydrated: the language link opens the other language's HTML.
  await languageLink(page, 'Español').click();
  await expect(page).toHaveURL('/es/');
  await expect(page.getByRole('button', { name: 'VER TODAS LAS MARCAS' })).toBeVisible();

  late.release();
  await page.goto('/diagnostics');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('button', { name: 'Get Diagnostic Results' })).toBeEnabled();
});
