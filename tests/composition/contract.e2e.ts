import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeSite, localTarget } from '../../platform/disk/siteFile';
import { readBuild } from '../../platform/release/builtRemote';
import { releaseRemote } from '../../platform/release/releaseApps';
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '../../platform/site/contract';
import type { RemoteManifest } from '../../platform/site/schema';
import { expect, test } from '../support/test';
import { plainPage, releaseFixture, withoutFixture } from './support/fixtureRemote';

/** A remote that was built for the previous contract version, stored as the build wrote it. */
const older = path.join(import.meta.dirname, 'contract-2');

test.use({ shop: 'contract', expectedErrors: [/./] });

test('a remote of the previous contract version runs in the current shell', async ({
  page,
  site,
}) => {
  const manifest = JSON.parse(
    readFileSync(path.join(older, 'remote.json'), 'utf8'),
  ) as RemoteManifest;
  expect(manifest.contract).toBe(CONTRACT_VERSION - 1);
  const build = mkdtempSync(path.join(tmpdir(), 'contract-'));
  cpSync(path.join(older, 'build'), build, { recursive: true });
  await releaseRemote(readBuild(manifest, build), localTarget(site.siteDir));
  try {
    // Navigation, page, translations, shop facts, language, a widget of another remote, route state.
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Legacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built for contract 2');
    await expect(page.getByTestId('facts')).toHaveText(
      'en | (770) 555-0123 | America/New_York | 2020 Toyota Camry | true | true | {} | true',
    );
    await expect(page.getByRole('button', { name: 'Get Diagnostic Results' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Book', exact: true }).click();
    await expect(page).toHaveTitle(/^Book/);
    await page.goto('/legacy?lang=es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hecho para el contrato 2');
  } finally {
    await changeSite(site.siteDir, (config) => withoutFixture(config, 'mf-legacy'));
  }
});

for (const contract of [OLDEST_CONTRACT - 1, CONTRACT_VERSION + 1]) {
  test(`a remote of contract ${contract} is rejected at release and not mounted`, async ({
    page,
    site,
  }) => {
    await expect(
      releaseFixture(site.siteDir, { code: plainPage('Never'), contract }),
    ).rejects.toThrow(`it is built for contract ${contract}`);

    await releaseFixture(site.siteDir, { code: plainPage('Fits') });
    await changeSite(site.siteDir, (config) => ({
      ...config,
      remotes: config.remotes.map((remote) =>
        remote.name === 'mf-fixture' ? { ...remote, live: { ...remote.live, contract } } : remote,
      ),
    }));
    try {
      await page.goto('/fixture');
      await expect(page.getByRole('alert')).toContainText('(770) 555-0123');
    } finally {
      await changeSite(site.siteDir, withoutFixture);
    }
  });
}
