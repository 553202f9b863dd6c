import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../disk/hashFiles';
import { packageFolder } from '../disk/packageFolder';
import { root } from '../disk/paths';
import { packKit } from './packKit';
import { readPackage } from './packPackage';
import { standaloneFiles } from './standaloneFiles';
import { writeFiles } from './writeFiles';

const PACKAGES = 'packages';

/** The shared packages that an app imports, directly or through another. */
function sharedPackagesOf(app: string): string[] {
  const texts = filesBelow(path.join(app, 'src')).map((file) => readFileSync(file, 'utf8'));
  const found = new Set(
    texts.flatMap((text) => text.match(/@shop\/(shared-[a-z0-9-]+|site)/g) ?? []),
  );
  // Iterating a Set includes what is added meanwhile.
  for (const name of found) {
    const { dependencies = {} } = readPackage(packageFolder(name));
    for (const dependency of Object.keys(dependencies)) {
      if (dependency.startsWith('@shop/')) found.add(dependency);
    }
  }
  return [...found];
}

/**
 * Copies a remote into a folder of its own, with `@shop/remote` and the shared packages that it imports.
 * @param source the folder of the remote
 * @param target an empty folder, or one that does not exist
 */
export function createRepository(source: string, target: string) {
  if (existsSync(target) && readdirSync(target).length) throw new Error(`${target} is not empty`);
  for (const part of ['src', 'remote.json']) {
    cpSync(path.join(source, part), path.join(target, part), { recursive: true });
  }
  const shared = sharedPackagesOf(source);
  const packed = packKit(path.join(target, PACKAGES), shared);
  const tarballs = Object.fromEntries(
    Object.entries(packed).map(([of, file]) => [of, `file:${PACKAGES}/${file}`]),
  );
  const toolsOf = (folder: string) => readPackage(folder).devDependencies ?? {};
  const sharedTools = Object.assign({}, ...shared.map((each) => toolsOf(packageFolder(each))));
  const surroundings = { tarballs, tools: toolsOf(root), sharedTools };
  writeFiles(target, standaloneFiles(readPackage(source), surroundings));
}

/**
 * Packs `@shop/remote` and the shared packages of today over those of a repository.
 * @throws when the folder is no repository of a remote
 */
export function updateRepository(target: string) {
  const packages = path.join(target, PACKAGES);
  if (!existsSync(packages))
    throw new Error(`${target} has no ${PACKAGES}: it has no kit to update`);
  packKit(packages, sharedPackagesOf(target));
  // The lockfile would keep the former tarballs, whose names are the same.
  const lockfile = path.join(target, 'package-lock.json');
  if (!existsSync(lockfile)) return;
  const lock = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, { integrity?: string; resolved?: string }>;
  };
  for (const entry of Object.values(lock.packages)) {
    if (entry.resolved?.startsWith(`file:${PACKAGES}/`)) delete entry.integrity;
  }
  writeFileSync(lockfile, `${JSON.stringify(lock, null, 2)}\n`);
}
