import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expectElementHydrated } from '../support/hydrated';
import { product } from '../support/products';
import { PASSWORD } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'published products', html: 'composed' });

const tire = {
  ...product({ name: 'Nokian Outpost AT', price: 210 }),
  ...{ kind: 'tire', brand: 'Nokian', sku: 'NOK-OAT-2657017', size: '265/70R17' },
  ...{ load_index: 115, speed_rating: 'T', quantity: 6, name_es: 'Nokian Outpost para nieve' },
};
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a product that staff add is found by its size, and its page is composed in both languages', async ({
  page,
  site,
  request,
}) => {
  const { token } = await site.makeAdmin('stock@example.com', PASSWORD);
  const response = await site.api('/rest/v1/products', {
    ...{ as: { token }, method: 'POST', body: tire },
  });
  expect(response.ok, await response.text()).toBe(true);
  await waitUntilPublished(site);

  // Of all listed tires it alone is no sample.
  const catalogue = await (await request.get('/tires/all')).text();
  expect(catalogue.match(/"@type":"Product","name":"[^"]*"/g)).toEqual([
    '"@type":"Product","name":"Nokian Outpost AT"',
  ]);

  await page.goto('/tires/all');
  await page.getByRole('searchbox').fill('265 70 17 nokian');
  await expect(page.getByText('1 item found')).toBeVisible();
  await page.getByRole('link', { name: 'Nokian Outpost AT', exact: true }).click();
  await expect(page).toHaveURL(/\/tires\/item\/[0-9a-f-]{36}-nokian-outpost-at$/);
  await expect(title(page)).toHaveText('Nokian Outpost AT');
  await expect(page.getByText('In stock at Tara Blvd: 6')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Similar products' }).getByRole('article').first(),
  ).toContainText('265/70R17');

  // The HTML of the address has all of it, for search engines and before any script runs.
  const path = new URL(page.url()).pathname;
  const html = await (await request.get(`/es${path}`)).text();
  expect(html).toContain('Nokian Outpost para nieve</h1>');
  expect(html).toContain('"@type":"Product"');
  await page.goto(`/es${path}`);
  await expect(title(page)).toHaveText('Nokian Outpost para nieve');
  await page.getByRole('link', { name: /^Agendar instalación Nokian/ }).click();
  await expect(page).toHaveURL(/\/es\/booking\?tires=[0-9a-f-]{36}&count=4$/);
  await expect(page.getByRole('region', { name: 'Sus llantas' })).toContainText('4 × Nokian');
});

for (const width of [390, 768, 1440]) {
  const details = width === 390 ? {} : { tag: '@prove' };
  test(
    `the page of a product is usable and accessible at ${width} pixels`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/tires/all');
      const link = page.getByRole('link', { name: 'Goodyear Assurance MaxLife', exact: true });
      // Before that, the browser follows it without the router, which moves the focus.
      await expectElementHydrated(link);
      await link.click();
      await expect(title(page)).toHaveText('Goodyear Assurance MaxLife');
      await expect(title(page)).toBeFocused();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectAccessible(page);
    },
  );
}

test('a search that finds nothing says what it understood and shows what comes closest', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/es/tires/all');
  await page.getByRole('searchbox').fill('michelin 235/65 rin 17');
  await expect(page.getByText('Buscamos: 235/65R17, Michelin.', { exact: false })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Michelin CrossClimate2');
  await expectAccessible(page);
  await page.goto('/auto-parts');
  await expect(page).toHaveURL('/auto-parts/all');
});
