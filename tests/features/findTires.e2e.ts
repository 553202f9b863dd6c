import type { Page } from '@playwright/test';
import { expectElementHydrated } from '../support/hydrated';
import { openSection, signInToSection, unfold } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'find tires' });

const size = (page: Page) => page.getByRole('textbox', { name: 'Tire size (on the sidewall)' });
const bySize = (page: Page) => page.getByRole('button', { name: 'By size' });
const find = (page: Page) => page.getByRole('button', { name: 'See tires' });
const names = (page: Page) => page.getByRole('article').getByRole('heading');

async function chooseVehicle(page: Page, ...vehicle: string[]) {
  for (const [index, name] of ['Year', 'Make', 'Model', 'Engine'].entries()) {
    await page.getByLabel(name, { exact: true }).selectOption(vehicle[index] ?? '');
  }
}

test('a size by hand leads from the home page to its tires, and never below its load index', async ({
  page,
}) => {
  await page.goto('/');
  await expectElementHydrated(find(page));
  await size(page).fill('225/65');
  await find(page).click();
  await expect(page.getByText(/^The rim is missing/)).toBeVisible();
  await size(page).fill('225 65 17');
  await find(page).click();
  await expect(page).toHaveURL('/tires/all?q=225%2F65R17#results');
  await expect(names(page)).toHaveText(['Michelin CrossClimate2']);
  await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused();
  await expect(page.getByText('1 item found')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('225/65R17');
  // The picture is part of the link.
  await page.getByRole('article').click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/tires\/item\//);
  await page.goBack();

  await bySize(page).click();
  await expect(size(page)).toHaveValue('225/65R17');
  await size(page).fill('p225/65r17 112h');
  await find(page).click();
  await expect(page).toHaveURL('/tires/all?fits=P225%2F65R17+112H#results');
  await expect(page.getByText('No P225/65R17 tires match your search right now')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the Spanish home page leads to the tires of the size', {
    tag: '@prove',
  }, async ({ page }) => {
    await page.goto('/es/');
    await page.getByLabel('Medida de la llanta (viene en el costado)').fill('225/65R17');
    await page.getByRole('button', { name: 'Ver llantas' }).click();
    await expect(page).toHaveURL('/es/tires/all?q=225%2F65R17#results');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByLabel('Medida de la llanta (viene en el costado)')).toBeVisible();
  });
});

test('a vehicle leads to the tires that staff entered for it', { tag: '@prove' }, async ({
  page,
  site,
  otherPage,
}) => {
  await page.goto('/tires/all');
  await chooseVehicle(page, '2019', 'Toyota', 'RAV4', '2.5L I4');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('link', { name: '225/65R17 102H' })).toBeVisible();
  await expect(page.getByRole('link', { name: '225/60R18 100H' })).toBeVisible();
  await expect(page.getByText(/These sizes are examples/)).toBeVisible();

  const staff = await otherPage({ baseURL: site.origin });
  await signInToSection(staff, site, 'Dashboard', 'vehicles@example.com');
  await openSection(staff, 'Settings');
  await unfold(staff, 'Vehicle tires');
  await staff.getByRole('searchbox', { name: /^Search by make/ }).fill('rav4');
  await staff.getByRole('button', { name: 'Edit Toyota RAV4, 225/60R18 100H' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(/^Tires/).fill('225 65 17 112v');
  await dialog.getByLabel(/^Engine/).fill('2.5L I4 Hybrid');
  await dialog.getByLabel(/^Example/).uncheck();
  await dialog.getByRole('button', { name: 'Save tires' }).click();
  const row = staff.getByRole('row', { name: /225\/65R17 112V/ });
  await expect(row).toContainText('Checked');
  await waitUntilPublished(site);

  await page.goto('/');
  const byVehicle = page.getByRole('link', { name: 'Or use the vehicle finder' });
  await expectElementHydrated(byVehicle);
  await byVehicle.click();
  await expect(page.getByLabel('Year', { exact: true })).toBeFocused();
  await chooseVehicle(page, '2019', 'Toyota', 'RAV4', '2.5L I4 Hybrid');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: '225/65R17 112V' }).click();
  const none = 'No 225/65R17 tires for your 2019 Toyota RAV4 match your search right now';
  await expect(page.getByRole('heading', { name: none })).toBeVisible();
  await chooseVehicle(page, '2019', 'Toyota', 'RAV4', '2.5L I4');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(names(page)).toHaveText(['Michelin CrossClimate2']);
});
