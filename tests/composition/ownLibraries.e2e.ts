import { releaseThroughDoor } from '../../platform/cli/door/releaseThroughDoor';
import { changeSite } from '../../platform/disk/siteFile';
import { createToken } from '../../platform/disk/teamTokens';
import { expect, test } from '../support/test';
import { buildFixture, composingFixtureOnly, withoutFixture } from './support/fixtureRemote';
import { builtForNextVendor } from './support/nextVendor';

test.use({ html: 'composed', shop: 'own libraries' });

test.afterEach(({ site }) => {
  delete process.env['SHOP_TOKEN'];
  return changeSite(site.siteDir, withoutFixture).then(() => undefined);
});

const title =
  'a remote built for the next major version of the router runs beside the others, with a copy of its own';

test(title, async ({ page, site }) => {
  test.slow();
  await changeSite(site.siteDir, (live) => composingFixtureOnly(live, '/contact'));
  process.env['SHOP_TOKEN'] = createToken(site.siteDir, 'mf-fixture', ['mf-fixture']);
  const built = buildFixture(builtForNextVendor);
  expect(await releaseThroughDoor(built, { to: site.origin })).toContain(
    `its own @shop/shared-vendor 2.0.0: ${built.own?.['@shop/shared-vendor']?.kB} kB more on its pages`,
  );
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const hasOwn = () => loaded.some((file) => file.includes('own-libraries'));

  // Its composed HTML, with links in the language of the page.
  await page.goto('/es/fixture/small');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Van small at /fixture/small');
  await expect(page.getByRole('link', { name: 'Larger' })).toHaveAttribute(
    'href',
    '/es/fixture/large',
  );
  await page.getByRole('button', { name: 'Smaller' }).click();
  await expect(page).toHaveURL(/\/es\/fixture\/medium$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Van medium at /fixture/medium');
  expect(hasOwn()).toBe(true);

  // To a page of another remote, without a new document, and back.
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await page.getByRole('link', { name: 'Ask' }).click();
  await expect(page).toHaveTitle(/^Contacto/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Van medium at /fixture/medium');
  await page.getByRole('link', { name: 'Larger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Van large at /fixture/large');
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);

  loaded.length = 0;
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(loaded.length).toBeGreaterThan(0);
  expect(hasOwn()).toBe(false);
});
