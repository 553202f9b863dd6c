import { choose, fillDetails, tile } from '../support/booking';
import type { RunningSite } from '../support/runningSite';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { PASSWORD } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'published schedule', html: 'composed' });

/** Sends a request of staff, with the rights that their pages have. */
async function save(
  site: RunningSite,
  token: string,
  request: { method?: string; route: string; body: unknown },
) {
  const { method = 'POST', route, body } = request;
  const response = await site.api(`/rest/v1/${route}`, { as: { token }, method, body });
  expect(response.ok, await response.text()).toBe(true);
}

test('a service that staff add is published in both languages, and visitors book it', {
  tag: '@prove',
}, async ({ page, site }) => {
  const { token } = await site.makeAdmin('services@example.com', PASSWORD);
  await save(site, token, {
    route: 'services',
    body: {
      ...{ id: 'flat-repair', name: 'Flat Repair', name_es: 'Reparación de llanta' },
      ...{ description: 'Plug and patch.', description_es: 'Tapón y parche.' },
      ...{ minutes: 30, price: 25, position: 7 },
    },
  });
  await waitUntilPublished(site);

  await page.goto('/es/services');
  const precios = page.getByRole('region', { name: 'Precios' });
  await expect(precios.getByRole('heading', { level: 3 })).toHaveCount(7);
  await expect(precios).toContainText('Reparación de llantaTapón y parche.30 min$25.00');
  await page.goto('/es/booking');
  await expect(tile(page, /^Reparación de llanta 30 min/)).toBeVisible();

  await page.goto('/services');
  await page
    .getByRole('region', { name: 'Prices' })
    .getByRole('link', { name: 'Book Now (Flat Repair)' })
    .click();
  await expect(page.getByRole('heading', { name: 'Which day works for you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(tile(page, /^Flat Repair/)).toBeChecked();
  await choose(page, { service: 'Flat Repair', date: bookableDay(0), time: '9:00 AM' });
  await fillDetails(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByRole('region', { name: 'You’re booked' })).toContainText('Flat Repair');
  expect(await site.rows('bookings', 'service=eq.flat-repair')).toHaveLength(1);
});

test.describe('the page of a service', () => {
  test.use({ expectedErrors: [/404 \(Not Found\).*\/services\/detailing/] });

  test('exists while the shop offers it, in both languages and the sitemap', {
    tag: '@prove',
  }, async ({ page, site }) => {
    const { token } = await site.makeAdmin('pages@example.com', PASSWORD);
    const names = { name: 'Detailing', name_es: 'Detallado' };
    await save(site, token, {
      route: 'services',
      body: { id: 'detailing', ...names, minutes: 90, price: 120, position: 8 },
    });
    await waitUntilPublished(site);
    await page.goto('/es/services');
    await page.getByRole('link', { name: 'Detallado', exact: true }).click();
    await expect(page).toHaveURL('/es/services/detailing');
    await expect(page.getByRole('main')).toContainText('$120.00 · 1 hora 30 min');
    const read = (address: string) => fetch(site.origin + address);
    expect((await read('/services/detailing')).status).toBe(200);
    const sitemap = async () => (await read('/sitemap.xml')).text();
    expect(await sitemap()).toContain('/es/services/detailing<');

    const retired = { method: 'PATCH', route: 'services?id=eq.detailing' };
    await save(site, token, { ...retired, body: { is_active: false } });
    await waitUntilPublished(site);
    expect((await read('/es/services/detailing')).status).toBe(404);
    expect(await sitemap()).not.toContain('/services/detailing');
    expect(await (await read('/services')).text()).not.toContain('detailing');
    await page.goto('/services/detailing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We couldn’t find that service',
    );
  });
});

test('a break and a closure show in the footer, on the contact page and in its structured data', {
  tag: '@prove',
}, async ({ page, site }) => {
  const { token } = await site.makeAdmin('hours@example.com', PASSWORD);
  const closedDay = bookableDay(5);
  const morning = { method: 'PATCH', route: 'opening_hours?weekday=eq.2' };
  await save(site, token, { ...morning, body: { closes: '12:00' } });
  const afternoon = { weekday: 2, opens: '13:00', closes: '20:00' };
  await save(site, token, { route: 'opening_hours', body: afternoon });
  const reasons = { reason: 'Inventory', reason_es: 'Inventario' };
  await save(site, token, {
    route: 'closures',
    body: { first_day: closedDay, last_day: closedDay, ...reasons },
  });
  await waitUntilPublished(site);

  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Tue8am-12pm1pm-8pm');
  const main = page.getByRole('main');
  await expect(main).toContainText('Tue 8am-12pm, 1pm-8pm');
  await expect(main).toContainText(`${formatFullDay(closedDay)}: closed (Inventory)`);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents())
    .map((text) => JSON.parse(text))
    .find((node) => node.openingHoursSpecification);
  const tuesday = { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday'] };
  expect(data.openingHoursSpecification).toEqual(
    expect.arrayContaining([
      { ...tuesday, opens: '08:00', closes: '12:00' },
      { ...tuesday, opens: '13:00', closes: '20:00' },
    ]),
  );
  expect(data.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      ...{ validFrom: closedDay, validThrough: closedDay, opens: '00:00', closes: '00:00' },
    },
  ]);

  await page.goto('/es/contact');
  await expect(footer).toContainText('Mar8:00 a.m. a 12:00 p.m.1:00 p.m. a 8:00 p.m.');
  await expect(main).toContainText('Mar 8:00 a.m. a 12:00 p.m., 1:00 p.m. a 8:00 p.m.');
  await expect(main).toContainText(`${formatFullDay(closedDay, 'es-US')}: cerrado (Inventario)`);
});
