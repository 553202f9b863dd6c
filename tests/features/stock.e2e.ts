import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible';
import { book, bookingRequest } from '../support/bookings';
import { notification } from '../support/notification';
import { fillProduct, PICTURE, product } from '../support/products';
import type { RunningSite } from '../support/runningSite';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'stock', html: 'bare' });

/** The products as visitors' pages load them. */
async function published(site: RunningSite): Promise<Record<string, unknown>[]> {
  await waitUntilPublished(site);
  const read = async (file: string) => (await fetch(`${site.origin}${file}`)).json();
  const { content } = (await read('/site.json')) as { content: string };
  const { products } = (await read(`/content/${content}.json`)) as { products: string };
  return products ? ((await read(products)) as Record<string, unknown>[]) : [];
}

test('an exported file imports again unchanged, and changed with a preview of each row', {
  tag: '@prove',
}, async ({ page, site }) => {
  const tire = { sku: 'NOK-R5', size: '225/65R17', quantity: 8, photos: ['/a.png', '/b.png'] };
  await site.add('products', product(tire));
  const part = { name: '=SUM(1)', sku: 'F-1', kind: 'part', category: 'filters' };
  await site.add('products', product(part));
  await signInToSection(page, site, 'Products', 'csv@example.com');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloading).path();
  const exported = readFileSync(file, 'utf8');

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (csv: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await choose(exported);
  await expect(dialog).toContainText('0 to add · 0 to change · 13 unchanged · 0 rejected');

  const repriced = exported.replaceAll('189.5,', '199,');
  const columns = exported.split('\r\n')[0]?.split(',').length ?? 0;
  const row = (cells: Record<number, string>) =>
    Array.from({ length: columns }, (_, i) => cells[i] ?? '').join(',');
  // The database, not the page, knows the SKU of a product that was added meanwhile.
  await site.add('products', product({ name: 'Meanwhile', sku: 'MEAN-1' }));
  const added = row({
    ...{ 2: 'mean-1', 4: 'Blizzak WS90', 6: 'winter-tires', 13: '154.99' },
    ...{ 18: 'Studless', 20: PICTURE },
  });
  await choose(`${repriced}\r\n${added}`);
  await expect(dialog.getByRole('list', { name: 'Rejected rows' })).toHaveText(
    /Line 15.*Another product has this SKU/,
  );
  await expect(dialog.getByRole('button', { name: /^Save products/ })).toBeHidden();
  expect(await site.rows('products', 'price=eq.199')).toEqual([]);

  await choose(`${repriced}\r\n${added.replace('mean-1', 'BRI-WS90')}`);
  await expect(dialog).toContainText('1 to add · 2 to change · 11 unchanged · 0 rejected');
  await dialog.getByRole('button', { name: 'Save products (3)' }).click();
  await expect(notification(page, 'Products imported successfully: 3')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Select Blizzak WS90/ })).toContainText('$154.99');
  expect(await site.rows('products', 'price=eq.199&order=name')).toMatchObject([
    { name: '=SUM(1)', category: 'filters', quantity: null },
    { sku: 'NOK-R5', size: '225/65R17', quantity: 8, photos: ['/a.png', '/b.png'] },
  ]);
});

test('a part that staff enter is published with its fields', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await signInToSection(page, site, 'Products', 'parts@example.com');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await form.getByRole('radio', { name: 'Part' }).check();
  await fillProduct(page, {
    Name: 'Akebono ProACT pads',
    'Spanish name': 'Balatas Akebono ProACT',
    Description: 'Ceramic, front axle.',
    Price: '64.99',
    Category: 'Brake parts',
    Brand: 'Akebono',
    SKU: 'BRK-ACT1',
    'Quantity in the shop': '3',
    'Warn me at this many left': '4',
    'Image URL': PICTURE,
  });
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(notification(page, 'Product added successfully')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stock' }).selectOption('Low stock');
  await expect(page.getByRole('row').filter({ hasText: 'Akebono' })).toContainText('3 here');
  const part = (await published(site)).find(({ sku }) => sku === 'BRK-ACT1');
  expect(part).toMatchObject({
    ...{ kind: 'part', category: 'brake-parts', brand: 'Akebono', available: 3, in_stock: true },
    name_es: 'Balatas Akebono ProACT',
  });
  await page.goto('/auto-parts/brake-parts');
  await page.getByRole('link', { name: 'Akebono ProACT pads', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akebono ProACT pads');
  await expect(page.getByText('In stock at Tara Blvd: 3')).toBeVisible();
  const booking = page.getByRole('link', { name: 'Book installation Akebono ProACT pads' });
  await booking.click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByLabel('Additional notes')).toHaveValue(
    'Please install: Akebono ProACT pads (BRK-ACT1)',
  );
});

test('the last set is promised once, and is out of stock until the booking is cancelled', {
  tag: '@prove',
}, async ({ page, site }) => {
  const [id, installed] = ['00000000-0000-4000-8000-0000000000e1', 565.28];
  await site.add('products', product({ id, name: 'Last set', price: 100, quantity: 4 }));
  const tires = { p_tires: [{ product: id, count: 4, installed }] };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => book(site, bookingRequest(tires))),
  );
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Record<
    string,
    unknown
  >[];
  const refused = bodies.filter(({ message }) => message === 'tires_sold');
  const stored = bodies.find(({ reference }) => reference);
  expect([refused.length, answers.filter(({ status }) => status === 409).length]).toEqual([4, 4]);
  expect(stored).toMatchObject({ tires: [{ name: 'Last set', count: 4, price: 100, installed }] });

  await signInToSection(page, site, 'Products', 'last@example.com');
  const row = page.getByRole('row').filter({ hasText: 'Last set' });
  await expect(row).toContainText('All set aside');
  await expect(row).toContainText('4 here, set aside for Somebody Else');
  const last = async () => (await published(site)).find((each) => each['id'] === id);
  expect(await last()).toMatchObject({ available: 0, in_stock: false });
  await site.api('/rest/v1/rpc/cancel_booking', { body: { p_token: stored?.['cancel_token'] } });
  expect(await last()).toMatchObject({ available: 4, in_stock: true });
});

test('the stock links to the booking that tires are promised to', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const id = '00000000-0000-4000-8000-0000000000e2';
  await site.add('products', product({ id, name: 'Held set', price: 100, quantity: 8 }));
  const tires = { p_tires: [{ product: id, count: 4, installed: 565.28 }] };
  await book(site, bookingRequest({ p_name: 'Tire Tom', ...tires }));
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToSection(page, site, 'Products', 'linked@example.com');
  const row = page.getByRole('row').filter({ hasText: 'Held set' });
  await expect(row).toContainText('8 here, 4 set aside for Tire Tom');
  await expectAccessible(page);
  await row.getByRole('link', { name: /^Tire Tom/ }).click();
  const bookings = page.getByRole('table', { name: 'Bookings' }).getByRole('row');
  await expect(bookings).toHaveCount(2);
  await expect(bookings.filter({ hasText: 'Tire Tom' })).toBeVisible();
});
