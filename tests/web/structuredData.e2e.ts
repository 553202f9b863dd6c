import { expect, test } from '../support/test';
import { readStructuredData } from './support/metadata';

test.use({ html: 'composed', shop: 'public pages' });

test('the structured data contains the shop facts that the page shows', async ({ page }) => {
  await page.goto('/contact');
  const data = await readStructuredData(page);
  const shop = data.find((each) => Array.isArray(each['@type']));
  expect(shop?.['@type']).toEqual(['TireShop', 'AutoRepair']);
  expect(shop).not.toHaveProperty('priceRange');
  // Staff have not entered it.
  expect(shop).not.toHaveProperty('geo');
  const footer = page.getByRole('contentinfo');
  const shown = (await footer.getByRole('link', { name: /\(\d{3}\)/ }).textContent()) ?? '';
  expect(String(shop?.['telephone']).slice(2)).toBe(shown.replace(/\D/g, ''));
  const address = shop?.['address'] as Record<string, string>;
  await expect(footer).toContainText(String(address['streetAddress']));
  await expect(footer).toContainText(
    `${address['addressLocality']}, ${address['addressRegion']} ${address['postalCode']}`,
  );
  const hours = shop?.['openingHoursSpecification'] as Record<string, unknown>[];
  expect(hours.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual([
    '08:00-20:00',
    '09:00-17:00',
  ]);
  await expect(footer).toContainText('8am-8pm');
  await expect(footer).toContainText('9am-5pm');
});

test('samples are in no structured data', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/tires/all');
  expect((await readStructuredData(page)).map((each) => each['@type'])).toContain('BreadcrumbList');
  expect(JSON.stringify(await readStructuredData(page))).not.toMatch(/ItemList|"Offer"|Rating/);
  await page.getByRole('link', { name: 'Michelin CrossClimate2', exact: true }).click();
  await expect(page.getByText('Example', { exact: true }).first()).toBeVisible();
  expect(JSON.stringify(await readStructuredData(page))).not.toMatch(/"Product"|"Offer"|Rating/);
});

test('an article and the services have structured data', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/es/blog/wheel-alignment');
  const article = (await readStructuredData(page)).find((each) => each['@type'] === 'Article');
  expect(article).toMatchObject({ inLanguage: 'es', datePublished: '2025-11-03' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(article?.['headline']));
  await page.goto('/services');
  const services = (await readStructuredData(page)).filter((each) => each['@type'] === 'Service');
  expect(services).toHaveLength(3);
});

test('the page of a service has one offer, with the price and the address that it shows', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/es/services/brake-service');
  const [service, ...others] = (await readStructuredData(page)).filter(
    (each) => each['@type'] === 'Service',
  );
  expect(others).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(service?.['name']));
  const { price, priceCurrency, url } = (service?.['offers'] ?? {}) as Record<string, unknown>;
  await expect(page.getByRole('main')).toContainText(`$${price}.00 · 2 horas`);
  expect(priceCurrency).toBe('USD');
  expect(String(url)).toMatch(/\/es\/services\/brake-service$/);
});

for (const path of ['/booking', '/es/booking']) {
  const details = path.startsWith('/es') ? { tag: '@prove' } : {};
  test(`the services of ${path} have the names and prices shown`, details, async ({ page }) => {
    await page.goto(path);
    const services = (await readStructuredData(page)).filter((each) => each['@type'] === 'Service');
    expect(services).toHaveLength(6);
    for (const { name, offers } of services) {
      const { price, priceCurrency } = offers as { price: number; priceCurrency: string };
      const tile = page.getByRole('radio', { name: new RegExp(`^${name}\\b.*\\$${price}(?!\\d)`) });
      await expect(tile).toBeVisible();
      expect(priceCurrency).toBe('USD');
    }
  });
}
