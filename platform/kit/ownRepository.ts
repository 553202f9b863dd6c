import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../machine/hashFiles';
import { packageFolder } from '../machine/packageFolder';
import { root } from '../machine/paths';
import { changeJson } from './changeJson';
import { packKit } from './packKit';
import { type Package, readPackage } from './packPackage';
import { writeSurroundings } from './writeSurroundings';

const PACKAGES = 'packages';

/** Includes packages that are imported through another one. */
function sharedPackagesOf(app: string): string[] {
  const texts = filesBelow(path.join(app, 'src')).map((file) => readFileSync(file, 'utf8'));
  const found = new Set(texts.flatMap((text) => text.match(/@shop\/shared-[a-z0-9-]+/g) ?? []));
  // Iterating a Set includes what is added meanwhile.
  for (const name of found) {
    const { dependencies = {} } = readPackage(packageFolder(name));
    for (const dependency of Object.keys(dependencies)) {
      if (dependency.startsWith('@shop/')) found.add(dependency);
    }
  }
  return [...found];
}

const packInto = (target: string, shared: readonly string[]) =>
  Object.fromEntries(
    Object.entries(packKit(path.join(target, PACKAGES), shared)).map(([name, file]) => [
      name,
      `file:${PACKAGES}/${file}`,
    ]),
  );

/**
 * Copies a remote into a folder of its own, with the packages that it imports.
 * @param target an empty folder, or one that does not exist
 */
export function createRepository(source: string, target: string) {
  if (existsSync(target) && readdirSync(target).length) throw new Error(`${target} is not empty`);
  for (const part of ['src', 'remote.json']) {
    cpSync(path.join(source, part), path.join(target, part), { recursive: true });
  }
  const shared = sharedPackagesOf(source);
  const tarballs = packInto(target, shared);
  const toolsOf = (folder: string) => readPackage(folder).devDependencies ?? {};
  const sharedTools = Object.assign({}, ...shared.map((each) => toolsOf(packageFolder(each))));
  writeSurroundings(readPackage(source), { tarballs, tools: toolsOf(root), sharedTools }, target);
}

/**
 * Replaces the tarballs of the kit, and names the new ones in package.json.
 * @throws when the folder is no repository of a remote
 */
export function updateRepository(target: string) {
  const packages = path.join(target, PACKAGES);
  if (!existsSync(packages))
    throw new Error(`${target} has no folder ${PACKAGES}: it is not the repository of a remote`);
  rmSync(packages, { recursive: true });
  const tarballs = packInto(target, sharedPackagesOf(target));
  changeJson<Package>(path.join(target, 'package.json'), (own) => ({
    ...own,
    dependencies: { ...own.dependencies, ...tarballs },
  }));
}
