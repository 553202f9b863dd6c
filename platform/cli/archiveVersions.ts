import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeArchive } from '../../tests/composition/support/archivedVersions';
import { apps, remotes } from '../disk/apps';
import { root } from '../disk/paths';
import { readManifest } from '../release/builtRemote';
import { releaseApps } from '../release/releaseApps';
import { main } from './run';

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

// npm run archive-versions: builds every app of the current commit for the tests that run these
// versions on later migrations (docs/decisions/0025-expand-and-contract.md).
main(async () => {
  if (git('status', '--porcelain')) {
    throw new Error('Commit or stash your changes first: the archive is built from a commit');
  }
  const siteDir = mkdtempSync(path.join(tmpdir(), 'archive-'));
  try {
    await releaseApps(apps, siteDir);
    const commit = git('rev-parse', 'HEAD');
    const size = writeArchive(siteDir, { commit, manifests: remotes.map(readManifest) });
    console.info(`Archived the versions of ${commit.slice(0, 8)}, ${Math.round(size / 1000)} kB`);
  } finally {
    rmSync(siteDir, { recursive: true, force: true });
  }
});
