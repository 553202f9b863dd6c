import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ shop: 'public pages' });

const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const found = (page: Page, items: number) =>
  expect(page.getByText(`${items} ${items === 1 ? 'item' : 'items'} found`)).toBeVisible();
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

/** The number beside a filter. */
async function countOf(page: Page, label: string) {
  const row = filters(page).getByText(label, { exact: true }).locator('..');
  return Number(await row.locator('span').last().textContent());
}

const titles = {
  '/tires/all': 'All Tires',
  '/tires/new-tires': 'New Tires',
  '/tires/used-tires': 'Used Tires',
  '/tires/performance-tires': 'Performance Tires',
  '/tires/all-season-tires': 'All-Season Tires',
  '/tires/winter-tires': 'Winter Tires',
  '/tires/run-flat-tires': 'Run-Flat Tires',
  '/auto-parts/all': 'Auto Parts',
  '/auto-parts/brake-parts': 'Brake Parts',
  '/auto-parts/engine-parts': 'Engine Parts',
  '/auto-parts/filters': 'Filters',
  '/auto-parts/suspension-parts': 'Suspension Parts',
  '/auto-parts/electrical-parts': 'Electrical Parts',
  '/auto-parts/transmission-parts': 'Transmission Parts',
};

test('the title matches the category, and quick links open other categories', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/tires/all');
  const links = page.getByRole('navigation', { name: 'Tire categories' });
  for (const [path, title] of Object.entries(titles)) {
    if (path === '/auto-parts/all') await page.goto(path);
    const parts = page.getByRole('navigation', { name: 'Part categories' });
    const link = (path.startsWith('/tires') ? links : parts).getByRole('link', {
      name: path.endsWith('/all') ? 'All' : title,
      exact: true,
    });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Tires', exact: true })
    .click();
  await expect(page).toHaveURL('/tires/all');
});

test('search finds any part of a name or category, in any case', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/tires/all');
  await found(page, 8);
  const search = page.getByRole('searchbox', { name: 'Search by name or category' });
  await search.fill('bLiZZ');
  await found(page, 1);
  await expect(names(page)).toHaveText(['Bridgestone Blizzak WS90']);
  await expect(page).toHaveURL('/tires/all?q=bLiZZ');
  await search.fill('run-flat');
  await expect(names(page)).toHaveText(['Michelin Primacy MXM4 ZP']);
  await search.fill('Used tires');
  await found(page, 3);
  await search.fill('no such tire');
  await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset search and filters' }).click();
  await found(page, 8);
  await expect(search).toHaveValue('');
});

const everyFilter =
  'filters match products by any of them, prices narrow the result, and every count is correct';

test(everyFilter, { tag: '@prove' }, async ({ page }) => {
  await page.goto('/tires/all');
  await found(page, 8);
  const labels = [
    ...['All-Season Tires', 'Performance Tires', 'Winter Tires', 'Run-Flat Tires'],
    ...['All-Terrain Tires', 'New', 'Used', 'Michelin', 'Cooper', 'General'],
    ...['Under $100', '$100 to $200', '$200 to $300', 'Over $300'],
  ];
  for (const label of labels) {
    const count = await countOf(page, label);
    const box = filters(page).getByRole('checkbox', {
      name: new RegExp(`^${label.replaceAll('$', '\\$')}`),
    });
    await box.click();
    await expect(box).toBeChecked();
    await found(page, count);
    await expect(cards(page)).toHaveCount(count);
    await box.click();
    await found(page, 8);
  }

  await filters(page).getByRole('checkbox', { name: /^Used/ }).click();
  await filters(page)
    .getByRole('checkbox', { name: /^Cooper/ })
    .click();
  await found(page, 4);
  // Prices narrow the result of the other filters.
  await filters(page)
    .getByRole('checkbox', { name: /^\$200 to \$300/ })
    .click();
  await expect(names(page)).toHaveText(['Cooper Discoverer AT3 4S']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await found(page, 8);
});

test('parts have price bands of their own', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/auto-parts/all');
  await found(page, 3);
  for (const label of ['Under $25', '$25 to $50', '$50 to $100', 'Over $100']) {
    await expect(filters(page).getByText(label, { exact: true })).toBeVisible();
  }
  expect(await countOf(page, 'Under $25')).toBe(2);
  await filters(page)
    .getByRole('checkbox', { name: /^\$25 to \$50/ })
    .click();
  await expect(names(page)).toHaveText(['Bosch ICON 24A']);
});

test('the address contains the chosen filters, Back removes them, and a reload keeps them', async ({
  page,
}) => {
  await page.goto('/tires/all');
  await filters(page)
    .getByRole('checkbox', { name: /^Michelin/ })
    .click();
  await found(page, 3);
  await filters(page)
    .getByRole('checkbox', { name: /^Over \$300/ })
    .click();
  await found(page, 1);
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/tires/all?filter=Michelin&price=over-300&view=list');

  await page.reload();
  await found(page, 1);
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await found(page, 3);
  await expect(filters(page).getByRole('checkbox', { name: /^Michelin/ })).toBeChecked();
  await page.goBack();
  await found(page, 8);
  await page.goForward();
  await found(page, 3);
});

test('a card shows every fact, and a product out of stock cannot be added', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/tires/all');
  const card = cards(page).filter({ hasText: 'Michelin CrossClimate2' });
  for (const text of [
    '$197.99',
    'SKU MIC-CC2-2256517',
    '225/65R17 102H',
    'In stock',
    'Free shipping',
  ]) {
    await expect(card).toContainText(text);
  }
  await expect(card.getByRole('img', { name: '4.8 out of 5 stars, 412 reviews' })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
  await expect(card.getByRole('link', { name: /^Call to order/ })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  const gone = cards(page).filter({ hasText: 'Michelin Primacy MXM4 ZP' });
  await expect(gone).toContainText('Out of stock');
  await expect(gone).not.toContainText('Free shipping');
  await expect(gone.getByRole('button', { name: /^Add to cart/ })).toBeDisabled();
});

test('the vehicle finder enables one choice after the other', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/tires/all');
  const field = (label: string) => page.getByRole('combobox', { name: label });
  const find = page.getByRole('button', { name: 'Find', exact: true });
  await expect(field('Make')).toBeDisabled();
  await field('Year').selectOption('2019');
  await expect(field('Model')).toBeDisabled();
  await field('Make').selectOption('Toyota');
  await expect(field('Engine')).toBeDisabled();
  await field('Model').selectOption('Camry');
  await expect(find).toBeDisabled();
  await field('Engine').selectOption({ index: 1 });
  await expect(find).toBeEnabled();
  await field('Make').selectOption('Honda');
  await expect(field('Model')).toHaveValue('');
  await expect(field('Engine')).toBeDisabled();
  await expect(find).toBeDisabled();

  await field('Model').selectOption({ index: 1 });
  await field('Engine').selectOption({ index: 1 });
  const logged = page.waitForEvent('console', (message) => message.type() === 'info');
  await find.click();
  expect((await logged).text()).toContain('Honda');

  // The booking contains the vehicle.
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Book Now' })
    .click();
  for (const _ of ['date', 'time', 'details']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page.getByRole('textbox', { name: 'Vehicle details' })).toHaveValue(/^2019 Honda/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('filters are chosen in a panel and applied together', { tag: '@prove' }, async ({
    page,
  }) => {
    await page.goto('/es/tires/all');
    await page.getByRole('button', { name: 'Filtros' }).click();
    const panel = page.getByRole('dialog', { name: 'Filtros' });
    await panel.getByRole('checkbox', { name: /^Usada/ }).click();
    await expect(panel.getByText('3 productos encontrados')).toBeVisible();
    await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(panel).toBeHidden();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Filtros (1)' }).click();
    await expect(panel).toBeVisible();
    // Back changes the list behind the panel, so the panel goes.
    await page.goBack();
    await expect(cards(page)).toHaveCount(8);
    await expect(panel).toBeHidden();
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404 \(Not Found\).*square-tires/] });

  test('an unknown category shows a notice and links to those that exist', {
    tag: '@prove',
  }, async ({ page }) => {
    await page.goto('/tires/square-tires');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We don’t have that category');
    await page.getByRole('link', { name: 'Brake Parts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brake Parts');
  });
});
