import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../platform/disk/paths';

/** The installed packages of this repository, by name; its own are not among them. */
function installed(): string[] {
  const modules = path.join(root, 'node_modules');
  const names = readdirSync(modules).filter((name) => !name.startsWith('.') && name !== '@shop');
  return names.flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(modules, name)).map((own) => `${name}/${own}`)
      : [name],
  );
}

function extract(tarball: string, target: string) {
  mkdirSync(target, { recursive: true });
  const { status, stderr } = spawnSync('tar', [
    'xzf',
    tarball,
    '--strip-components=1',
    '-C',
    target,
  ]);
  if (status !== 0) throw new Error(`${tarball}: ${stderr}`);
}

/**
 * Installs a remote's repository without a network: unpacks its tarballs, and links the other packages to
 * those of this repository.
 */
export function installOffline(folder: string) {
  const modules = path.join(folder, 'node_modules');
  const packages = path.join(folder, 'packages');
  for (const file of readdirSync(packages)) {
    const name = file.replace(/^shop-(.*)\.tgz$/, '@shop/$1');
    extract(path.join(packages, file), path.join(modules, name));
  }
  for (const name of installed()) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
}

/** The program of `@shop/remote` in a repository. */
export const shopRemote = (folder: string) =>
  path.join(folder, 'node_modules/@shop/remote/platform/cli/shopRemote.mjs');
