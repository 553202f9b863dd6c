import type { Page } from '@playwright/test';
import { changeSite } from '@shop/platform/site/siteFile';
import { expect, test } from '../support/test';
import { plainPage, releaseFixture, withoutFixture } from './support/fixtureRemote';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: '(770) 555-0123' });

async function expectLayout(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Ways for a page to crash, each with its code and what sets it off. */
const crashes = {
  render: `export function Page() { throw new Error('crash in render'); }`,
  effect: `import { useEffect } from 'react';
    export function Page() {
      useEffect(() => { throw new Error('crash in an effect'); }, []);
      return <h1>For a moment</h1>;
    }`,
  'a chunk of its own': `import { lazy } from 'react';
    const Part = lazy(() => import('./Part').then((part) => ({ default: part.Part })));
    export const Page = () => <Part />;`,
  'a state change': `import { useEffect, useState } from 'react';
    export function Page() {
      const [rows, setRows] = useState([1]);
      useEffect(() => { fetch('/nothing-here.json').then(() => setRows(null)); }, []);
      return <h1>{rows.map((row) => row)}</h1>;
    }`,
};
const files = {
  'Part.tsx': `throw new Error('crash in a chunk'); export const Part = () => null;`,
};

test.use({ shop: 'crashes', expectedErrors: [/./] });
test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

/** `npm test` has one place of a crash, `npm run prove` the others. */
const onlyInProof = (isProof: boolean) => (isProof ? { tag: '@prove' } : {});

for (const [place, code] of Object.entries(crashes)) {
  test(
    `a crash in ${place} affects only its page`,
    onlyInProof(place !== 'render'),
    async ({ page, site }) => {
      await releaseFixture(site.siteDir, { code, files });
      await page.goto('/fixture');
      await expect(failure(page)).toBeVisible();
      await expectLayout(page);

      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveTitle(/^Contact/);
    },
  );

  test(
    `a crash in ${place} falls back to the previous version`,
    onlyInProof(place !== 'effect'),
    async ({ page, site }) => {
      await releaseFixture(site.siteDir, { code: plainPage('The version before') });
      await releaseFixture(site.siteDir, { code, files });
      await page.goto('/fixture');
      await expect(page.getByRole('heading', { name: 'The version before' })).toBeVisible();
      await expect(failure(page)).toBeHidden();
    },
  );
}

test('a crash in an event handler does not change the page', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await releaseFixture(site.siteDir, {
    code: `export const Page = () => (
      <button type="button" onClick={() => { throw new Error('crash in a handler'); }}>Press</button>
    );`,
  });
  await page.goto('/fixture');
  const crashed = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Press' }).click();
  expect((await crashed).message).toContain('crash in a handler');
  await expect(page.getByRole('button', { name: 'Press' })).toBeVisible();
  await expectLayout(page);
});

test('a release whose entry throws falls back to the previous version', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await releaseFixture(site.siteDir, { code: plainPage('The version before') });
  await releaseFixture(site.siteDir, {
    code: plainPage('Never seen'),
    files: { 'page.ts': `throw new Error('crash on load'); export default {};` },
  });
  await page.goto('/fixture');
  await expect(page.getByRole('heading', { name: 'The version before' })).toBeVisible();
});
