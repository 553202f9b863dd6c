import type { Page } from '@playwright/test';
import { onePageOfEachKind } from '../composition/support/publicModules';
import type { RunningSite } from '../support/runningSite';
import { expect, test } from '../support/test';
import { violationsAtEveryWidth } from './support/everyWidth';
import { publicPages } from './support/publicPages';

test.use({ html: 'composed', shop: 'public pages', expectedErrors: [/404 \(Not Found\)/] });
test.describe.configure({ mode: 'parallel' });

const isSpanish = (path: string) => /^\/es(\/|$)/.test(path);

/** A private page and unknown addresses, which no sitemap lists. */
const unlisted = [
  ...['/booking/cancel', '/tires-and-more', '/tires/square-tires', '/blog/no-such'],
  '/services/no-such',
];

/** Every page that the sitemap lists and those that it does not, in one language. */
async function pagesIn(site: RunningSite, language: 'en' | 'es'): Promise<string[]> {
  const listed = (await publicPages(site)).filter(
    (path) => isSpanish(path) === (language === 'es'),
  );
  expect(listed.length).toBeGreaterThan(20);
  return [...listed, ...unlisted.map((path) => (language === 'es' ? `/es${path}` : path))];
}

async function expectNoViolations(page: Page, paths: string[]) {
  const found: string[] = [];
  for (const path of paths) {
    const response = await page.goto(path);
    // A violation of the policy is a console error, which fails the test.
    expect(response?.headers()['content-security-policy'], path).toContain("script-src 'self'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await violationsAtEveryWidth(page, path)));
  }
  expect(found).toEqual([]);
}

const CLAIM =
  'no public page has an accessibility violation at any width or violates the content security policy';

test(`${CLAIM} (one of each kind)`, async ({ page }) => {
  test.slow();
  await expectNoViolations(page, onePageOfEachKind());
});

for (const language of ['en', 'es'] as const) {
  test(`${CLAIM} (every page, ${language})`, { tag: '@prove' }, async ({ page, site }) => {
    test.slow();
    await expectNoViolations(page, await pagesIn(site, language));
  });
}
