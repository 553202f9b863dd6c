import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { configuration } from '../../build/configuration';
import { filesBelow } from '../../disk/hashFiles';
import { packageFolder } from '../../disk/packageFolder';
import { root } from '../../disk/paths';
import { writeFiles } from '../scaffold/writeFiles';
import { standaloneFiles } from './standaloneFiles';

interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;

/** What the build configuration needs; it becomes a package of its own. */
const buildParts = [
  ...configuration,
  'tsconfig.base.json',
  'jest.config.mjs',
  'tests/support',
  'shared-contract/src',
  'shared-i18n/src',
];

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

const tcm = path.resolve(packageFolder('typed-css-modules'), '../.bin/tcm');

/** Generates the types of a package's CSS modules beside them: its users cannot, below node_modules. */
function writeCssTypes(folder: string) {
  const args = ['-s', '-p', 'src/**/*.module.css', '.'];
  const { status, stderr } = spawnSync(tcm, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`tcm in ${folder}:\n${stderr}`);
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.module.css.d.ts'))) {
    // TypeScript reads packages there as ES modules, which have no `export =`.
    writeFileSync(file, readFileSync(file, 'utf8').replace('export =', 'export default'));
  }
}

/** A shared package, packed from a draft of it. */
function packShared(name: string, target: string): string {
  const draft = path.join(target, 'packages/draft');
  const isOwn = (file: string) => !/[\\/]node_modules$/.test(file);
  cpSync(packageFolder(name), draft, { recursive: true, filter: isOwn });
  writeCssTypes(draft);
  const tarball = pack(draft, target);
  rmSync(draft, { recursive: true });
  return tarball;
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
    ...shared.map((name) => [name, packShared(name, target)]),
    ['@shop/build', packBuild(target)],
  ]) as Record<string, string>;
  const toolsOf = (folder: string) => readPackage(folder).devDependencies ?? {};
  const sharedTools = Object.assign({}, ...shared.map((name) => toolsOf(packageFolder(name))));
  const surroundings = { tarballs, tools: toolsOf(root), sharedTools };
  writeFiles(target, standaloneFiles(readPackage(source), surroundings));
}
