import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { ownPackages } from '../build/bundleProgram';
import { configurationFiles } from '../build/configurationFiles';
import { root } from '../machine/paths';
import { packPackage, packShared, readPackage } from './packPackage';

const KIT = '@shop/remote';

/** As deep in the package as in this repository: the program finds the package's folder from there. */
const PROGRAM = 'cli/team/shop';

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

const isTool = (name: string) =>
  /^(@module-federation|@rsbuild|@swc)\/|^(jest|jest-environment-jsdom|tsx|typed-css-modules|typescript-7)$/.test(
    name,
  );

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

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

/** The platform lies in the kit's own folder there, and is no package. */
function importFromOwnFolder(configuration: string) {
  const text = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, text.replaceAll("'@shop/platform/", "'./platform/"));
}

const packProgram = (target: string): string =>
  packPackage((draft) => {
    for (const part of parts) {
      mkdirSync(path.dirname(path.join(draft, part)), { recursive: true });
      const filter = (file: string) => !isTest(file);
      cpSync(path.join(root, part), path.join(draft, part), { recursive: true, filter });
    }
    importFromOwnFolder(path.join(draft, 'rsbuild.base.ts'));
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
    writeFileSync(path.join(draft, 'package.json'), JSON.stringify(manifest));
  }, target);

/**
 * @param target the folder of the tarballs
 * @returns the tarballs by package
 */
export function packKit(target: string, shared: readonly string[]) {
  const packed = shared.map((name) => [name, packShared(name, target)] as const);
  return Object.fromEntries([[KIT, packProgram(target)], ...packed]);
}
