import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readSite } from '@shop/platform/site/siteFile';
import { waitForFonts } from '../support/fonts';
import type { RunningSite } from '../support/runningSite';
import { expect, test } from '../support/test';

// The pages of staff allow no inline style, and the test adds some.
test.use({ expectedErrors: [/ERR_FAILED .*woff2$/], bypassCSP: true });

const pages = {
  'mf-storefront': '/contact',
  'mf-booking': '/booking',
  'mf-diagnostics': '/diagnostics',
  'mf-admin': '/admin/login',
} as const;
type Remote = keyof typeof pages;

/** Every stylesheet of a live remote. */
function stylesOf(site: RunningSite, remote: Remote): string {
  const released = readSite(site.siteDir).remotes.find(({ name }) => name === remote);
  const folder = path.join(site.siteDir, released?.live.base ?? '');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

/** The computed styles of everything on the page, a line for each property of each element. */
const computed = async (page: Page) => {
  await waitForFonts(page);
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element, index) => {
      const styles = getComputedStyle(element);
      const name = `${index} ${element.tagName}.${element.className}`;
      return [...styles].map((each) => `${name} ${each}: ${styles.getPropertyValue(each)}`);
    }),
  );
};

for (const remote of Object.keys(pages) as Remote[]) {
  test(`the styles of all others change nothing in ${remote}`, { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A font that arrives between the two measurements would change sizes.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(pages[remote]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const alone = await computed(page);
    expect(alone.length).toBeGreaterThan(5_000);

    for (const other of (Object.keys(pages) as Remote[]).filter((name) => name !== remote)) {
      const content = stylesOf(site, other);
      expect(content).toContain(`.${other}-`);
      await page.addStyleTag({ content });
    }
    // The added sheets are elements of the head, so the body has the same elements as before.
    const together = await computed(page);
    const before = new Set(alone);
    expect(together.filter((line) => !before.has(line))).toEqual([]);
    expect(together).toHaveLength(alone.length);
  });
}
