import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputsOf } from '@shop/platform/build/buildApp';
import { filesBelow, integrityOf } from '@shop/platform/machine/hashFiles';
import { root } from '@shop/platform/machine/paths';

const RSBUILD = 'node_modules/@rsbuild/core';

/** What the build configuration imports, besides the apps' own dependencies. */
const tools = [
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  '@module-federation/rsbuild-plugin',
  'esbuild',
  '@shop/platform',
];

/** The content of each file of a build, by name. */
export type Built = Record<string, Buffer>;

/** A line for each file of a build, short enough to be printed where two builds differ. */
export const digests = (built: Built) =>
  Object.entries(built).map(([name, content]) => `${name} ${integrityOf(content)}`);

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The packages that a build needs, with all that they depend on. */
function closure(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const manifest = path.join(root, 'node_modules', name, 'package.json');
    if (seen.has(name) || !existsSync(manifest)) continue;
    seen.add(name);
    const found = JSON.parse(readFileSync(manifest, 'utf8')) as Package;
    const { dependencies, optionalDependencies, peerDependencies } = found;
    closure(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }), seen);
  }
  return seen;
}

function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    copyFileSync(from, to);
  }
}

/** Copies a folder as hard links: a symbolic link would lead the build back to this checkout. */
function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkOrCopy(source, target);
  }
}

const isInstalledOrBuilt = (file: string) => /[\\/](node_modules|dist)$/.test(file);

function copyInputs(app: string, folder: string) {
  for (const input of inputsOf(app)) {
    const target = path.join(folder, path.relative(root, input));
    cpSync(input, target, { recursive: true, filter: (file) => !isInstalledOrBuilt(file) });
  }
  const own = [app, ...readdirSync(root).filter((name) => name.startsWith('shared-'))];
  const packages = closure([...own.map((name) => `@shop/${name}`), ...tools]);
  for (const name of packages) {
    const [source, target] = [root, folder].map((base) => path.join(base, 'node_modules', name));
    if (!source || !target) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    if (path.dirname(name) === '@shop') symlinkSync(readlinkSync(source), target);
    else linkFolder(source, target);
  }
}

/**
 * Copies what one app is built from, to build it in other folders than this one.
 * @param app folder of the app
 */
export function createMovedBuild(app: string) {
  // Not below this checkout, where a package that is not copied would be found above.
  const base = mkdtempSync(path.join(tmpdir(), 'moved-'));
  let folder = path.join(base, 'first');
  copyInputs(app, folder);

  return {
    /** Path of a file in the copy. */
    file: (name: string) => path.join(folder, name),

    /** Moves the copy to another folder, relative to the one that holds all of them. */
    move(to: string) {
      const target = path.join(base, to);
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(folder, target);
      folder = target;
    },

    /** Builds the app. @param node the program that runs the build */
    build(node = process.execPath): Built {
      const { status, stdout, stderr } = spawnSync(
        node,
        [path.join(folder, RSBUILD, 'bin/rsbuild.js'), 'build'],
        { cwd: path.join(folder, app), env: { ...process.env, NODE_ENV: 'production' } },
      );
      if (status !== 0) throw new Error(`${app} does not build:\n${stdout}${stderr}`);
      const dist = path.join(folder, app, 'dist');
      return Object.fromEntries(
        filesBelow(dist)
          // A release leaves it out.
          .filter((file) => path.basename(file) !== 'mf-stats.json')
          .map((file) => [path.relative(dist, file), readFileSync(file)]),
      );
    },

    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}
