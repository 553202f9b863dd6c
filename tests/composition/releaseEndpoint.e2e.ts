import { releaseThroughEndpoint } from '@shop/cli/releaseEndpoint/releaseThroughEndpoint';
import { requestRelease } from '@shop/cli/releaseEndpoint/requestRelease';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { createToken } from '@shop/platform/site/teamTokens';
import { expect, test } from '../support/test';
import {
  buildFixture,
  composingFixtureOnly,
  type Fixture,
  plainPage,
  withoutFixture,
} from './support/fixtureRemote';

test.use({ html: 'composed', shop: 'release-endpoint' });

const prerender = ['/fixture'];
const page1: Fixture = { code: plainPage('First'), prerender };
const page2: Fixture = { code: plainPage('Second'), prerender };
const broken: Fixture = {
  code: "export const Page = () => { throw new Error('not today'); };",
  prerender,
};

test.afterEach(({ site }) => {
  delete process.env['SHOP_TOKEN'];
  return changeSite(site.siteDir, withoutFixture).then(() => undefined);
});

test('a team releases its remote through the server of the site, and no other team does', {
  tag: '@prove',
}, async ({ page, site }) => {
  test.slow();
  // Each is built once. A build blocks this process, which would use a connection again that the site has closed.
  for (const fixture of [page1, page2, broken]) buildFixture(fixture);
  await changeSite(site.siteDir, composingFixtureOnly);
  const own = createToken(site.siteDir, 'mf-fixture', ['mf-fixture']);
  const others = createToken(site.siteDir, 'mf-booking', ['mf-booking']);
  /** Returns what the site prints. */
  const release = async (fixture: Fixture) => {
    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    await releaseThroughEndpoint(buildFixture(fixture), { to: site.origin, report });
    return lines.join('\n');
  };
  const heading = page.getByRole('heading', { level: 1 });

  process.env['SHOP_TOKEN'] = own;
  expect(await release(page1)).toContain('new page /fixture');
  await page.goto('/fixture');
  await expect(heading).toHaveText('First');
  expect(await release(page2)).toMatch(/^ {2}mf-fixture \w+ is live, released .* by mf-fixture$/m);

  process.env['SHOP_TOKEN'] = others;
  const refused = 'The token of mf-booking releases mf-booking, not mf-fixture.';
  await expect(release(page1)).rejects.toThrow(refused);
  await expect(requestRelease(site.origin, 'mf-fixture/rollback')).rejects.toThrow(refused);

  process.env['SHOP_TOKEN'] = own;
  await expect(release(broken)).rejects.toThrow(/\/fixture cannot be rendered: .*not today/);
  await page.goto('/fixture');
  await expect(heading).toHaveText('Second');
  await requestRelease(site.origin, 'mf-fixture/rollback');
  await page.goto('/fixture');
  await expect(heading).toHaveText('First');

  const fixture = readSite(site.siteDir).remotes.find(({ name }) => name === 'mf-fixture');
  expect(fixture?.history?.map(({ action, team }) => [action, team])).toEqual([
    ['released', 'mf-fixture'],
    ['released', 'mf-fixture'],
    ['rolled back', 'mf-fixture'],
  ]);
});
