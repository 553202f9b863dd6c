/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { apps } from '../../platform/disk/apps';
import { root } from '../../platform/disk/paths';
import type { UsedPackages } from './usedPackages';

/** Of the owner's list of packages, what visitors or staff load. */
const libraries = [
  ...['react', 'react-dom', 'react-router-dom', 'zustand', 'i18next', 'react-i18next'],
  ...['react-toastify', '@supabase/supabase-js', '@module-federation/enhanced'],
];
/** Of the same list, what builds and tests. */
const tools = ['@rsbuild/core', 'jest', '@testing-library/react'];

/** A package that only exports what another one has is replaced by that in a build. */
const replaced: Record<string, string> = { 'react-router-dom': 'react-router' };

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
  expect(declared('dependencies')).toEqual(expect.arrayContaining(libraries));
  expect(declared('dependencies', 'devDependencies')).toEqual(expect.arrayContaining(tools));
});

const run = promisify(execFile);

async function packagesOf(app: string): Promise<UsedPackages> {
  const program = path.join(root, 'cli/verify/usedPackages.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, app], { cwd: root });
  return JSON.parse(stdout);
}

test('visitors or staff load every library of the owner’s list, and our code uses it', async () => {
  const built: UsedPackages[] = [];
  for (const app of apps) built.push(await packagesOf(app));
  const unused = libraries.filter(
    (name) =>
      !built.some(
        ({ named, contained }) =>
          named.includes(name) && contained.includes(replaced[name] ?? name),
      ),
  );
  expect(unused).toEqual([]);
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
      !readdirSync(path.join(root, app), { recursive: true, encoding: 'utf8' })
        .filter((file) => /^src\/.*\.test\.tsx$/.test(file))
        .map((file) => read(path.join(app, file)))
        .some((source) => ['render', 'screen'].some((name) => uses(source, name, library))),
  );
  expect(untested).toEqual([]);
});
