import type { Page } from '@playwright/test';
import { expectHydrated } from '../../support/hydrated';
import { expect } from '../../support/test';

/**
 * Checks the page of the released `stock-remote`: composed in both languages, hydrated, with a worker, a
 * chunk, a style and JSON, each file requested once, and with the shell's React.
 */
export async function expectStockRemote(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const html = await (await page.request.get('/es/stock')).text();
  expect(html).toContain('Remoto de serie');

  await page.goto('/stock');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock remote');
  await expectHydrated(page);
  await expect(page.getByText('R15 R16')).toBeVisible();
  await expect(page.getByTestId('worker')).toHaveText('worker: stock');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('195/65R15')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const files = requested.filter((file) => file.startsWith('/mf-stock/'));
  expect(files).toEqual([...new Set(files)]);
  // The shell's React and i18next, not the copies of the build.
  const scripts = await Promise.all(
    files.map(async (file) => (await page.request.get(file)).text()),
  );
  expect(scripts.filter((text) => text.includes('react.memo'))).toEqual([]);

  await page.goto('/es/stock');
  await expect(page.getByRole('button', { name: 'Mostrar más' })).toBeVisible();
  await expectHydrated(page);
}
