/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Lockfile {
  packages: Record<
    string,
    Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', object>>
  >;
}

const lockfile = () => JSON.parse(read('package-lock.json')) as Lockfile;

/** What the root and the workspaces name in their `package.json`, which the lockfile repeats. */
function directDependencies(): string[] {
  const own = Object.entries(lockfile().packages).filter(
    ([folder]) => !folder.includes('node_modules'),
  );
  const named = own.flatMap(([, { dependencies = {}, devDependencies = {} }]) => [
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies),
  ]);
  return [...new Set(named)].filter((name) => !name.startsWith('@shop/')).sort();
}

test('docs/dependencies.md lists each direct dependency exactly once, and no other package', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| (\S.*)\|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(directDependencies());
});

// A registry that lacks the packages of other systems leaves them out, and npm installs nothing there.
test('the lockfile has the optional packages of every system', () => {
  const { packages } = lockfile();
  const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const locked = Object.keys(packages).map((folder) => folder.replace(/^.*node_modules\//, ''));
  expect(optional.filter((name) => !locked.includes(name))).toEqual([]);
});
