import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { type Checkout, makeCheckout } from './support/checkout';

test.use({ html: 'composed' });

// A checkout of its own, so that the new remote does not join this one.
let checkout: Checkout;
test.beforeAll(() => {
  checkout = makeCheckout('new-remote');
});
test.afterAll(() => checkout.remove());

test('a new remote is released to a running site without a build of another app', {
  tag: '@prove',
}, async ({ page, site }) => {
  test.slow();
  // Every page shows the new entry; one stands for all, since composing takes its time.
  await changeSite(site.siteDir, (config) => ({
    ...config,
    remotes: config.remotes.map((remote) => ({
      ...remote,
      live: { ...remote.live, prerender: remote.name === 'mf-storefront' ? ['/contact'] : [] },
    })),
  }));
  const before = readSite(site.siteDir).remotes.map(({ name, live }) => `${name} ${live.version}`);
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Fleet' })).toBeHidden();

  checkout.run(['--import', 'tsx', 'cli/commands/newRemote.ts', 'fleet', '/fleet']);
  checkout.run([path.join(root, 'node_modules/jest/bin/jest.js'), 'mf-fleet']);
  checkout.run(['--import', 'tsx', 'cli/commands/release.ts', 'mf-fleet'], {
    SITE_DIR: site.siteDir,
  });

  await page.reload();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fleet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeVisible();
  await page.goto('/es/fleet');
  await expect(page.getByText('Llámenos y le ayudamos enseguida.')).toBeVisible();
  await page.goto('/booking');
  await expect(page).toHaveTitle(/^Book/);

  const after = readSite(site.siteDir).remotes.map(({ name, live }) => `${name} ${live.version}`);
  expect(after.filter((remote) => !remote.startsWith('mf-fleet '))).toEqual(before);

  // Its texts are on the content page of the unchanged mf-admin.
  await signInToSection(page, site, 'Content', 'fleet@example.com');
  await page.getByRole('heading', { level: 2, name: /^Fleet \(\d+\)$/ }).click();
  await expect(page.getByText('Llámenos y le ayudamos enseguida.')).toBeVisible();
});
