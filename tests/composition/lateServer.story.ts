import type { Page } from '@playwright/test';
import { expectAlive } from '../support/alive';
import { expect, story } from '../support/story';
import { pagesOfOthers } from './support/pagesOfOthers';

// The late server of containment.story.ts, and pages that come as HTML. On a slow machine the shell
// may give the late team up, and says so.
story.use({ shop: 'composed containment', html: 'composed', expectedErrors: [/./] });

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: '(770) 555-0123' });

/** Keeps a team's files back from one visitor until the function it returns is called. */
async function holdBack(page: Page, remote: string) {
  const files = (url: URL) => url.pathname.startsWith(`/${remote}/`);
  let giveBack = () => {};
  const given = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  let asked = 0;
  await page.route(files, async (route) => {
    asked += 1;
    await given;
    // The page that asked may have been left.
    await route.continue().catch(() => {});
  });
  return { giveBack, asked: () => asked };
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The page listens, and does not only stand there. */
async function expectListening(page: Page) {
  const spanish = page.getByRole('banner').getByRole('button', { name: 'Español' }).first();
  await expectAlive(spanish);
  await spanish.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
}

story('a page is alive before a late server has answered anything', async ({ page, site }) => {
  story.setTimeout(120_000);
  const late = await holdBack(page, 'mf-diagnostics');
  for (const address of pagesOfOthers(site, 'mf-diagnostics')) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(heading(page), address).toBeVisible();
    await expect(failure(page), address).toBeHidden();
  }
  await page.goto('/booking', { waitUntil: 'commit' });
  await expectListening(page);
  // The home page shows a widget of the late team, and lives around it.
  await page.goto('/', { waitUntil: 'commit' });
  await expectListening(page);
  await page.getByRole('button', { name: 'VER TODAS LAS MARCAS' }).click();
  await expect(page.getByRole('button', { name: 'VER MENOS' })).toBeVisible();
  expect(late.asked()).toBeGreaterThan(0);

  late.giveBack();
  await page.goto('/diagnostics');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('button', { name: 'Get Diagnostic Results' })).toBeEnabled();
});
