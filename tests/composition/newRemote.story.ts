import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildDir, root } from '../../tooling/paths';
import { changeSite, readSite } from '../../tooling/release/siteFile';
import { expect, story } from '../support/story';

story.use({ html: 'composed' });

/** A checkout of its own, so that the new remote does not join this one. Its packages are ours. */
const checkout = path.join(buildDir, `checkout-${process.pid}`);
const parts = [
  'package.json',
  'package-lock.json',
  'biome.json',
  '.gitignore',
  'jest.config.mjs',
  'tsconfig.base.json',
  'rsbuild.base.ts',
  'tooling',
  'tests/support',
  ...readdirSync(root).filter((name) => name.startsWith('shared-')),
];

story.beforeAll(() => {
  for (const part of parts) {
    mkdirSync(path.dirname(path.join(checkout, part)), { recursive: true });
    cpSync(path.join(root, part), path.join(checkout, part), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  }
});
story.afterAll(() => rmSync(checkout, { recursive: true, force: true }));

function succeeds(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: checkout,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

story(
  'a new team joins a running site, and nobody else builds anything',
  async ({ page, site }) => {
    story.setTimeout(300_000);
    // Every page shows the new entry; one stands for all, since composing takes its time.
    await changeSite(site.siteDir, (config) => ({
      ...config,
      remotes: config.remotes.map((remote) => ({
        ...remote,
        prerender: remote.name === 'mf-storefront' ? ['/contact'] : [],
      })),
    }));
    const before = readSite(site.siteDir).remotes.map(({ name, version }) => `${name} ${version}`);
    await page.goto('/contact');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Fleet' })).toBeHidden();

    succeeds(['--import', 'tsx', 'tooling/newRemote.ts', 'fleet', '/fleet']);
    succeeds([path.join(root, 'node_modules/jest/bin/jest.js'), 'mf-fleet']);
    succeeds(['--import', 'tsx', 'tooling/release.ts', 'mf-fleet'], { SITE_DIR: site.siteDir });

    await page.reload();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fleet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeVisible();
    await page.goto('/es/fleet');
    await expect(page.getByText('Llámenos y le ayudamos enseguida.')).toBeVisible();
    await page.goto('/booking');
    await expect(page).toHaveTitle(/^Book/);

    const after = readSite(site.siteDir).remotes.map(({ name, version }) => `${name} ${version}`);
    expect(after.filter((remote) => !remote.startsWith('mf-fleet '))).toEqual(before);
  },
);
