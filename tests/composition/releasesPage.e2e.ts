import { changeSite } from '@shop/platform/site/siteFile';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { plainPage, releaseFixture, withoutFixture } from './support/fixtureRemote';

test.use({ shop: 'releases page', expectedErrors: [/release_reports|Failed to fetch/] });
test.afterEach(({ site }) => changeSite(site.siteDir, withoutFixture).then(() => undefined));

test('staff see the releases and cannot change them', { tag: '@prove' }, async ({ page, site }) => {
  await releaseFixture(site.siteDir, { code: plainPage('Live') });
  const canary = await releaseFixture(site.siteDir, { code: plainPage('Canary') }, 20);
  await signInToSection(page, site, 'Releases', 'owner@example.com');
  const table = page.getByRole('table', { name: 'Versions in use' });
  await expect(table.getByRole('row', { name: canary })).toContainText('Canary, 20% of visitors');
  await expect(page.getByRole('table')).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(table.getByRole('button')).toHaveCount(0);
  const verbs = /release|promote|withdraw|roll ?back|retire|canary/i;
  await expect(main.getByRole('button', { name: verbs })).toHaveCount(0);

  await page.route('**/rpc/release_reports', (route) => route.abort());
  await page.reload();
  await expect(main.getByRole('alert')).toContainText('Failed to load releases');
  await page.unroute('**/rpc/release_reports');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table).toBeVisible();
});
