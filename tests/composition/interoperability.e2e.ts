import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../platform/disk/hashFiles';
import { changeSite, readSite } from '../../platform/disk/siteFile';
import { expectHydrated } from '../support/hydrated';
import { operate } from '../support/operate';
import { expect, test } from '../support/test';
import { withoutFixture } from './support/fixtureRemote';
import { buildStockRemote } from './support/stockRemote';

test.use({ shop: 'interoperability', html: 'composed' });

for (const build of ['stock', 'rsbuild.base'] as const) {
  test.describe(`a remote built with ${build === 'stock' ? 'the stock plug-in' : build}`, () => {
    let folder: string;
    test.beforeAll(() => {
      folder = buildStockRemote(build);
    });
    test.afterAll(() => rmSync(folder, { recursive: true }));
    test.afterEach(({ site }) =>
      changeSite(site.siteDir, (config) => withoutFixture(config, 'mf-stock')).then(() => undefined),
    );

    test('is composed in both languages, hydrated, and loads worker, chunk, style and JSON', async ({
      page,
      site,
    }) => {
      test.slow();
      await operate(site, 'release', ['mf-stock', '--from', folder]);
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
      expect(scripts.filter((text) => text.includes('react.transitional.element'))).toEqual([]);

      await page.goto('/es/stock');
      await expect(page.getByRole('button', { name: 'Mostrar más' })).toBeVisible();
      await expectHydrated(page);
    });
  });
}

test.describe('a file of a stock build that was changed on its way', () => {
  test.use({ expectedErrors: [/./], html: 'bare' });

  test('does not run', async ({ page, site }) => {
    test.slow();
    const folder = buildStockRemote('stock');
    try {
      await operate(site, 'release', ['mf-stock', '--from', folder]);
      const live = readSite(site.siteDir).remotes.find(({ name }) => name === 'mf-stock')?.live;
      const chunks = filesBelow(path.join(site.siteDir, live?.base ?? '')).filter((file) =>
        /__federation_expose_page.*\.js$/.test(file),
      );
      expect(chunks).toHaveLength(1);
      for (const file of chunks) {
        appendFileSync(file, ';window.tampered = true;');
        for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
      }
      await page.goto('/stock');
      await expect(page.getByRole('alert')).toContainText('(770) 555-0123');
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    } finally {
      await changeSite(site.siteDir, (config) => withoutFixture(config, 'mf-stock'));
      rmSync(folder, { recursive: true });
    }
  });
});
