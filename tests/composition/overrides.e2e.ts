import type { Page } from '@playwright/test';
import { composeSite } from '@shop/cli/compose/composeSite';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { expectAccessible } from '../support/accessible';
import { languageLink } from '../support/languageLink';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import {
  buildFixture,
  composingFixtureOnly,
  plainPage,
  releaseFixture,
  withoutFixture,
} from './support/fixtureRemote';
import { serveFolder } from './support/serveFolder';

test.use({ shop: 'overrides' });

test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

const bar = (page: Page) => page.getByRole('region', { name: 'Development' });
const allow = (page: Page) => bar(page).getByRole('button', { name: 'Run it' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** A team's own machine: a build of the fixture as its development server would offer it. */
async function ownMachine(text: string) {
  const { dist, container } = buildFixture({ code: plainPage(text), served: true });
  expect(container).toBe('mf_fixture');
  return serveFolder(dist);
}

test('a team overrides its own remote on the deployed site for its own browser only', {
  tag: '@prove',
}, async ({ page, otherPage, site }) => {
  await releaseFixture(site.siteDir, { code: plainPage('Released'), prerender: ['/fixture'] });
  await changeSite(site.siteDir, composingFixtureOnly);
  await composeSite(site.siteDir);
  const machine = await ownMachine('From my machine');
  try {
    await page.goto(`/fixture?remote=mf-fixture@${machine.origin}/remoteEntry.js`);
    await expect(heading(page, 'From my machine')).toBeVisible();
    await expect(heading(page, 'Released')).toBeHidden();
    await expect(bar(page)).toContainText(`mf-fixture (${new URL(machine.origin).host})`);

    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(/^Contact/);
    await page.goBack();
    await expect(heading(page, 'From my machine')).toBeVisible();
    await languageLink(page, 'Español').click();
    await expect(page.getByRole('region', { name: 'Desarrollo' })).toContainText(
      'usa código de esta computadora',
    );

    const other = await otherPage();
    await other.goto('/fixture');
    await expect(heading(other, 'Released')).toBeVisible();
    await expect(bar(other)).toBeHidden();

    await page.getByRole('button', { name: 'Volver al sitio publicado' }).click();
    await expect(heading(page, 'Released')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  } finally {
    await machine.close();
  }
});

test.describe('on a deployed site', () => {
  // Under a name of which it is none of this machine, although browsers resolve it to this machine.
  test.use({
    baseURL: async ({ site }, use) => use(site.origin.replace('localhost', 'shop.localhost')),
  });

  test('an override asks on each document, runs nothing before, and stores no permission', {
    tag: '@prove',
  }, async ({ page, site }) => {
    await releaseFixture(site.siteDir, { code: plainPage('Released') });
    const machine = await ownMachine('From my machine');
    const requestedOrigins: string[] = [];
    page.on('request', (request) => requestedOrigins.push(new URL(request.url()).origin));
    const override = `?remote=mf-fixture@${machine.origin}/remoteEntry.js`;
    const stored = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    try {
      await page.goto(`/es/contact${override}`);
      const question = page.getByRole('region', { name: 'Desarrollo' });
      await expect(question.getByRole('alert')).toContainText(new URL(machine.origin).host);
      await expect(heading(page, 'Hable con nosotros')).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Seguir con el sitio publicado' }).click();
      await expect(page).toHaveURL(/\/es\/contact$/);
      await expect(heading(page, 'Hable con nosotros')).toBeVisible();
      await expect(question).toBeHidden();

      const before = await stored();
      for (const visit of ['first', 'second']) {
        await page.goto(`/fixture${override}`);
        await expect(heading(page, 'Released')).toBeVisible();
        await expect(bar(page).getByRole('alert')).toBeVisible();
        if (visit === 'first') expect(requestedOrigins).not.toContain(machine.origin);
        await allow(page);
        await expect(heading(page, 'From my machine')).toBeVisible();
        await expect(heading(page, 'Released')).toBeHidden();
      }
      expect(await stored()).toBe(before);
      // It lasts as long as the document.
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveTitle(/^Contact/);
      await page.goBack();
      await expect(heading(page, 'From my machine')).toBeVisible();
      await page.reload();
      await expect(bar(page).getByRole('alert')).toBeVisible();
      await expect(heading(page, 'From my machine')).toBeHidden();
    } finally {
      await machine.close();
    }
  });

  test('an override never runs where staff sign in', { tag: '@prove' }, async ({ page, site }) => {
    await releaseFixture(site.siteDir, { code: plainPage('Released') });
    const machine = await ownMachine('From my machine');
    const override = `?remote=mf-fixture@${machine.origin}/remoteEntry.js`;
    try {
      await page.goto(`/admin/login${override}`);
      await expect(bar(page)).toContainText('No code from this computer runs where staff sign in');
      await expect(bar(page).getByRole('button')).toHaveText('Keep the released site');

      await signInToSection(page, site, 'Dashboard', 'staff@example.com');
      await page.goto(`/admin/dashboard${override}`);
      await allow(page);
      await expect(bar(page)).toContainText('This page runs code from this computer');
      await page.evaluate(() => Object.assign(window, { isOverridden: true }));
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(/\/admin\/login$/);
      await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeVisible();
      await expect(bar(page)).toBeHidden();
      expect(await page.evaluate(() => 'isOverridden' in window)).toBe(false);
    } finally {
      await machine.close();
    }
  });
});

test('an override of another machine is rejected', { tag: '@prove' }, async ({ page, site }) => {
  await releaseFixture(site.siteDir, { code: plainPage('Released') });
  await page.goto('/fixture?remote=mf-fixture@https://evil.example/remoteEntry.js');
  await expect(heading(page, 'Released')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('the inspector shows which version of which remote rendered each part, and its bytes', {
  tag: '@prove',
}, async ({ page, site }) => {
  await page.goto('/?inspect');
  const inspector = page.getByRole('complementary', { name: 'Who rendered what' });
  for (const { name, live } of readSite(site.siteDir).remotes) {
    if (name === 'mf-storefront' || name === 'mf-diagnostics') {
      await expect(inspector.getByText(`${name} ${live.version}`)).toHaveText(/ · [1-9]\d* kB$/);
    }
  }
});

test.describe('an override of a machine that does not answer', () => {
  test.use({ expectedErrors: [/./] });
  test('is reported as a failure, also where released HTML would hide it', {
    tag: '@prove',
  }, async ({ page, site }) => {
    await releaseFixture(site.siteDir, { code: plainPage('Released'), prerender: ['/fixture'] });
    await changeSite(site.siteDir, composingFixtureOnly);
    await composeSite(site.siteDir);
    await page.goto('/fixture?remote=mf-fixture@http://localhost:1/remoteEntry.js');
    await expect(page.getByRole('alert')).toContainText('(770) 555-0123');
    await expect(bar(page)).toBeVisible();
  });
});
