import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readSite } from '../../tooling/release/siteFile';
import type { RunningSite } from '../support/runningSite';
import { expect, story } from '../support/story';

const pages = {
  'mf-storefront': '/contact',
  'mf-booking': '/booking',
  'mf-diagnostics': '/diagnostics',
  'mf-admin': '/admin/login',
} as const;
type Remote = keyof typeof pages;

/** Every stylesheet of a live remote. */
function stylesOf(site: RunningSite, remote: Remote): string {
  const live = readSite(site.siteDir).remotes.find(({ name }) => name === remote);
  const folder = path.join(site.siteDir, live?.base ?? '');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

/** The computed styles of everything on the page, element by element. */
const computed = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const styles = getComputedStyle(element);
      const values = [...styles].map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      return `${element.tagName}.${element.className}\n${values.join('\n')}`;
    }),
  );

for (const remote of Object.keys(pages) as Remote[]) {
  story(`the styles of all others change nothing in ${remote}`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pages[remote]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const alone = await computed(page);
    expect(alone.length).toBeGreaterThan(50);

    for (const other of (Object.keys(pages) as Remote[]).filter((name) => name !== remote)) {
      const content = stylesOf(site, other);
      expect(content).toContain(`.${other}-`);
      await page.addStyleTag({ content });
    }
    // The added sheets are elements of the head, so the body has the same elements as before.
    const together = await computed(page);
    expect(together.filter((styles, index) => styles !== alone[index])).toEqual([]);
    expect(together).toHaveLength(alone.length);
  });
}
