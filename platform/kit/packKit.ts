import { cpSync, mkdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { ownPackages } from '../build/bundleProgram';
import { configurationFiles } from '../build/configurationFiles';
import { root } from '../disk/paths';
import { packPackage, packShared, readPackage } from './packPackage';
import { writeFiles } from './writeFiles';

const KIT = '@shop/remote';

/** The program, as deep in the package as in this repository: it finds the package's folder from there. */
const PROGRAM = 'cli/team/shop';

/** What the program reads, and what builds and tests are configured by. */
const parts = [
  ...configurationFiles,
  'budgets.json',
  'jest.config.mjs',
  'platform/loader/package.json',
  'shared-contract/src',
  'shared-i18n/src',
  'tests/support/longestFirst.cjs',
  'tests/support/skipAfterFailedHook.cjs',
  'tests/support/temporaryFolder.ts',
  'tests/support/timeLimit.ts',
  ...['CssModule.cjs', 'Environment.cjs', 'File.cjs', 'Setup.ts'].map(
    (name) => `tests/support/jest${name}`,
  ),
  'tsconfig.base.json',
];

const isTest = (file: string) => /\.(test|proof)\.tsx?$/.test(file);

/** The root's tools that the program starts, and that builds and tests are configured with. */
const isTool = (name: string) =>
  /^(@module-federation|@rsbuild|@swc)\/|^(jest|jest-environment-jsdom|tsx|typed-css-modules|typescript-7)$/.test(
    name,
  );

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Bundles the program, and returns the installed packages that it imports. */
function bundle(draft: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [path.join(root, `${PROGRAM}.ts`)],
    outfile: path.join(draft, `${PROGRAM}.mjs`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: ownPackages,
    banner: { js: '#!/usr/bin/env node' },
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const external = imports.filter((each) => each.external && !isBuiltin(each.path));
  return [...new Set(external.map((each) => packageOf(each.path)))];
}

/** The versions in which this repository has packages installed. */
function versionsOf(names: readonly string[]): Record<string, string> {
  const folders = [root, 'cli', 'platform', 'shared-site', 'shared-contract'].map((name) =>
    path.resolve(root, name),
  );
  const known: Record<string, string> = Object.assign(
    {},
    ...folders.map(readPackage).flatMap((each) => [each.devDependencies, each.dependencies]),
  );
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const version = known[name];
      if (!version)
        throw new Error(`${KIT} imports ${name}, which the platform does not depend on`);
      return [name, version];
    }),
  );
}

/** Packs the program with what it reads: the commands of a team whose remote has a repository of its own. */
const packProgram = (target: string): string =>
  packPackage((draft) => {
    for (const part of parts) {
      mkdirSync(path.dirname(path.join(draft, part)), { recursive: true });
      const filter = (file: string) => !isTest(file);
      cpSync(path.join(root, part), path.join(draft, part), { recursive: true, filter });
    }
    const own = readPackage(root);
    const tools = Object.keys({ ...own.dependencies, ...own.devDependencies }).filter(isTool);
    const manifest = {
      name: KIT,
      version: readPackage(path.join(root, 'platform')).version,
      private: true,
      type: 'module',
      bin: { shop: `${PROGRAM}.mjs` },
      dependencies: versionsOf([...bundle(draft), ...tools]),
    };
    writeFiles(draft, { 'package.json': JSON.stringify(manifest) });
  }, target);

/**
 * Packs what a remote needs in a repository of its own: the program and the shared packages.
 * @param target the folder of the tarballs
 * @param shared the shared packages
 * @returns the tarballs by package
 */
export function packKit(target: string, shared: readonly string[]) {
  const packed = shared.map((name) => [name, packShared(name, target)] as const);
  return Object.fromEntries([[KIT, packProgram(target)], ...packed]);
}
