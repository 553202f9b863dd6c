/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../disk/paths';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Lockfile {
  packages: Record<string, Partial<Record<'dependencies' | 'devDependencies', object>>>;
}

/** What the root and the workspaces name in their `package.json`, which the lockfile repeats. */
function directDependencies(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as Lockfile;
  const own = Object.entries(packages).filter(([folder]) => !folder.includes('node_modules'));
  const named = own.flatMap(([, { dependencies = {}, devDependencies = {} }]) => [
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies),
  ]);
  return [...new Set(named)].filter((name) => !name.startsWith('@shop/')).sort();
}

test('docs/dependencies.md lists each direct dependency exactly once, and no other package', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| *\d* *\| (\S.*)\|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(directDependencies());
});
