/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apps } from '@shop/platform/machine/apps';
import { root } from '@shop/platform/machine/paths';
import { ownersLibraries } from './ownersLibraries';

/** Of the owner's list of packages, what builds and tests. */
const tools = ['@rsbuild/core', 'jest', '@testing-library/react'];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The packages that the root and the workspaces declare. */
function declared(...kinds: string[]): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: object };
  const folders = Object.keys(packages).filter((folder) => !folder.includes('node_modules'));
  return folders.flatMap((folder) => {
    const manifest = JSON.parse(read(path.join(folder, 'package.json')));
    return kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  });
}

test('declares every package of the owner’s list', () => {
  expect(declared('dependencies')).toEqual(expect.arrayContaining(ownersLibraries));
  expect(declared('dependencies', 'devDependencies')).toEqual(expect.arrayContaining(tools));
});

const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|dist\//.test(file))
    .map((file) => ({ file, source: read(path.join(folder, file)) }));

test('our code imports every library of the owner’s list', () => {
  const folders = [
    ...apps,
    'shared-ui',
    'shared-data',
    'shared-i18n',
    'shared-vendor',
    'platform/loader',
  ];
  const production = folders
    .flatMap(sourcesIn)
    .filter(({ file }) => !/\.(test|proof)\.tsx?$|testSupport/.test(file))
    .map(({ source }) => source);
  const imported = (name: string) =>
    production.some((source) =>
      new RegExp(`^import .*from '${name}(/[^']*)?'|} from '${name}(/[^']*)?'`, 'm').test(source),
    );
  expect(ownersLibraries.filter((name) => !imported(name))).toEqual([]);
});

/** Whether a file imports a name of a package, and uses it. */
const uses = (source: string, name: string, packageName: string) =>
  new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '${packageName}'`, 'm').test(source) &&
  new RegExp(`\\b${name}[(.]`).test(source);

test('every app is built with @rsbuild/core', () => {
  expect(uses(read('rsbuild.base.ts'), 'defineConfig', '@rsbuild/core')).toBe(true);
  for (const app of apps) {
    expect(read(`${app}/rsbuild.config.ts`)).toMatch(/define(Shell|Remote)\(/);
  }
});

test('every app is tested by jest with @testing-library/react', () => {
  expect(process.env).toHaveProperty('JEST_WORKER_ID');
  expect(read('cli/test/runJest.ts')).toContain("run('jest'");
  const library = '@testing-library/react';
  const untested = apps.filter(
    (app) =>
      !sourcesIn(app)
        .filter(({ file }) => file.endsWith('.test.tsx'))
        .some(({ source }) => ['render', 'screen'].some((name) => uses(source, name, library))),
  );
  expect(untested).toEqual([]);
});
