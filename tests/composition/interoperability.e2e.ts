import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { operate } from '../support/operate';
import { expect, test } from '../support/test';
import { withoutFixture } from './support/fixtureRemote';
import { buildForeignApp } from './support/foreignApps';
import { serveFolder } from './support/serveFolder';
import { expectStockRemote } from './support/stockRemote';

test.use({ shop: 'interoperability', html: 'composed' });

for (const build of ['stock', 'rsbuild.base'] as const) {
  test.describe(`a remote built with ${build === 'stock' ? 'the stock plug-in' : build}`, () => {
    let folder: string;
    test.beforeAll(() => {
      folder = buildForeignApp('stock-remote', build);
    });
    test.afterAll(() => rmSync(folder, { recursive: true }));
    test.afterEach(({ site }) =>
      changeSite(site.siteDir, (config) => withoutFixture(config, 'mf-stock')).then(
        () => undefined,
      ),
    );

    test('is composed in both languages, hydrated, and loads worker, chunk, style and JSON', {
      tag: '@prove',
    }, async ({ page, site }) => {
      test.slow();
      await operate(site, 'release', ['mf-stock', '--from', folder]);
      await expectStockRemote(page);
    });
  });
}

test('a remote with a copy of i18next of its own, which shows keys in both languages, is rejected', {
  tag: '@prove',
}, async ({ site }) => {
  test.slow();
  const folder = buildForeignApp('stock-remote', 'own i18next');
  try {
    await expect(operate(site, 'release', ['mf-stock', '--from', folder])).rejects.toThrow(
      '/stock shows none of the translations of mf-stock ./page',
    );
    expect(readSite(site.siteDir).remotes.map(({ name }) => name)).not.toContain('mf-stock');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.describe('a file of a stock build that was changed on its way', () => {
  test.use({ expectedErrors: [/./] });

  test('does not run', { tag: '@prove' }, async ({ page, site }) => {
    test.slow();
    const folder = buildForeignApp('stock-remote');
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
      const rejected = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
      await page.goto('/stock');
      await rejected;
      await expect(page.getByRole('contentinfo')).toContainText('(770) 555-0123');
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    } finally {
      await changeSite(site.siteDir, (config) => withoutFixture(config, 'mf-stock'));
      rmSync(folder, { recursive: true });
    }
  });
});

test.describe('a host that is not the shell', () => {
  test.use({ expectedErrors: [/favicon\.ico/] });
  let folder: string;
  let host: Awaited<ReturnType<typeof serveFolder>>;
  test.beforeAll(async () => {
    folder = buildForeignApp('other-host');
    host = await serveFolder(path.join(folder, 'dist'));
  });
  test.afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  for (const [remote, module, heading] of [
    ['mf-booking', 'booking', 'Book your appointment'],
    ['mf-diagnostics', 'symptomChecker', 'Get Diagnostic Results'],
  ] as const) {
    for (const file of ['remoteEntry.js', 'mf-manifest.json']) {
      const isSample = remote === 'mf-booking' && file === 'remoteEntry.js';
      const details = isSample ? {} : { tag: '@prove' };
      test(`shows ${module} of ${remote} from its ${file}`, details, async ({ page, site }) => {
        const { backend, remotes } = readSite(site.siteDir);
        const live = remotes.find(({ name }) => name === remote)?.live;
        const parameters = new URLSearchParams({
          name: live?.container ?? '',
          entry: `${site.origin}${live?.base}${file}`,
          module,
          backend: site.origin,
          key: backend.key,
        });
        await page.goto(`${host.origin}/?${parameters}`);
        await expect(page.getByText(heading).first()).toBeVisible();
      });
    }
  }
});
