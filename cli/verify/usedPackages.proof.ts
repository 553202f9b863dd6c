/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { apps } from '@shop/platform/machine/apps';
import { root } from '@shop/platform/machine/paths';
import { ownersLibraries } from './ownersLibraries';
import type { UsedPackages } from './usedPackages';

/** A package that only exports what another one has is replaced by that in a build. */
const replaced: Record<string, string> = { 'react-router-dom': 'react-router' };

const run = promisify(execFile);

async function packagesOf(app: string): Promise<UsedPackages> {
  const program = path.join(root, 'cli/verify/usedPackages.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, app], { cwd: root });
  return JSON.parse(stdout);
}

test('the built apps contain every library of the owner’s list, and our code uses it', async () => {
  const built: UsedPackages[] = [];
  for (const app of apps) built.push(await packagesOf(app));
  const unused = ownersLibraries.filter(
    (name) =>
      !built.some(
        ({ named, contained }) =>
          named.includes(name) && contained.includes(replaced[name] ?? name),
      ),
  );
  expect(unused).toEqual([]);
});
