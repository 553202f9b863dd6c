import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestOf } from '../../platform/disk/remoteManifest';
import { localTarget, readSite } from '../../platform/disk/siteFile';
import { splitRemote } from '../../platform/kit/splitRemote';
import { readBuild } from '../../platform/release/builtRemote';
import { releaseRemote } from '../../platform/release/releaseApps';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

test.use({ html: 'bare', shop: 'split remote' });

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'own-repository-')), 'diagnostics');

test.afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

function succeeds(...[program, ...args]: string[]) {
  const { status, stdout, stderr } = spawnSync(program ?? '', args, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

const title =
  'a remote in a repository of its own installs, type-checks, tests, builds, and runs in the site';

test(title, { tag: '@prove' }, async ({ page, site }) => {
  test.setTimeout(timeLimit(600_000));
  splitRemote('mf-diagnostics', folder);
  succeeds('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  succeeds('npm', 'run', 'types');
  succeeds('npm', 'test');
  succeeds('npm', 'run', 'build');

  const before = readSite(site.siteDir).remotes.find(({ name }) => name === 'mf-diagnostics');
  const built = readBuild(manifestOf(folder, 'mf-diagnostics'), path.join(folder, 'dist'));
  const version = await releaseRemote(built, localTarget(site.siteDir));
  expect(version).not.toBe(before?.live.version);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Get Diagnostic Results' })).toBeVisible();
  await expect(
    page.locator(`[data-remote="mf-diagnostics"][data-version="${version}"]`),
  ).toHaveCount(1);
});
