import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../../paths';
import { filesBelow } from '../../release/hashFiles';
import { writeFiles } from '../scaffold/writeFiles';
import { ownFiles } from './ownFiles';

interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;

/** What the one build configuration is made of; it travels as a package of its own. */
const buildParts = [
  'rsbuild.base.ts',
  'tsconfig.base.json',
  'jest.config.mjs',
  'tests/support',
  'platform/apps.ts',
  'platform/build',
  'platform/build/packageFolder.ts',
  'platform/paths.ts',
  'platform/release/hashFiles.ts',
  'platform/build/singletons.ts',
  'shared-contract/src',
  'shared-i18n/src',
];

/** Folders of the shared packages that an app imports, directly or through another. */
function sharedPackagesOf(app: string): string[] {
  const texts = filesBelow(path.join(app, 'src')).map((file) => readFileSync(file, 'utf8'));
  const found = new Set(
    texts.flatMap((text) => text.match(/(?<=@shop\/)shared-[a-z0-9-]+/g) ?? []),
  );
  // A set tells also of what is added while it is walked.
  for (const folder of found) {
    for (const name of Object.keys(readPackage(path.join(root, folder)).dependencies ?? {})) {
      if (name.startsWith('@shop/')) found.add(name.replace('@shop/', ''));
    }
  }
  return [...found];
}

/** Packs a folder and gives the tarball's path relative to `target`. */
function pack(folder: string, target: string): string {
  const packages = path.join(target, 'packages');
  mkdirSync(packages, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', packages];
  const { status, stdout, stderr } = spawnSync(npm, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack in ${folder}:\n${stderr}`);
  const { name } = readPackage(folder);
  const plain = `${name.replace('@', '').replace('/', '-')}.tgz`;
  const made = readdirSync(packages).find(
    (file) =>
      file !== plain && file.startsWith(plain.replace('.tgz', '-')) && /\d\.tgz$/.test(file),
  );
  if (!made) throw new Error(`npm pack wrote no tarball of ${name}: ${stdout}`);
  renameSync(path.join(packages, made), path.join(packages, plain));
  return `file:packages/${plain}`;
}

/** The build configuration as a package, packed from a draft of it. */
function packBuild(target: string): string {
  const draft = path.join(target, 'packages/build');
  for (const part of buildParts) {
    mkdirSync(path.dirname(path.join(draft, part)), { recursive: true });
    cpSync(path.join(root, part), path.join(draft, part), { recursive: true });
  }
  const manifest = { name: '@shop/build', version: '1.0.0', private: true, type: 'module' };
  writeFiles(draft, { 'package.json': JSON.stringify(manifest) });
  const tarball = pack(draft, target);
  rmSync(draft, { recursive: true });
  return tarball;
}

/**
 * Copies a remote into a folder of its own.
 * @param target an empty folder, or one that does not exist
 */
export function splitRemote(name: string, target: string) {
  if (existsSync(target) && readdirSync(target).length) throw new Error(`${target} is not empty`);
  const source = path.join(root, name);
  for (const part of ['src', 'remote.json']) {
    cpSync(path.join(source, part), path.join(target, part), { recursive: true });
  }
  const shared = sharedPackagesOf(source);
  const tarballs = Object.fromEntries([
    ...shared.map((folder) => [`@shop/${folder}`, pack(path.join(root, folder), target)]),
    ['@shop/build', packBuild(target)],
  ]) as Record<string, string>;
  const toolsOf = (folder: string) => readPackage(path.join(root, folder)).devDependencies ?? {};
  const sharedTools = Object.assign({}, ...shared.map(toolsOf));
  const surroundings = { tarballs, tools: toolsOf('.'), sharedTools };
  writeFiles(target, ownFiles(readPackage(source), surroundings));
}
