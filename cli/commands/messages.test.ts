/** @jest-environment node */
import path from 'node:path';
import { ownPackages } from '@shop/platform/build/bundleProgram';
import { root } from '@shop/platform/machine/paths';
import { build } from 'esbuild';

/** What a command loads before it does anything: the files of this repository, and the packages. */
async function loadedBy(command: string) {
  const { metafile } = await build({
    entryPoints: [`cli/commands/${command}.ts`],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: ownPackages,
    write: false,
    outdir: path.join(root, '.build'),
    metafile: true,
  });
  const files = new Set<string>();
  const packages = new Set<string>();
  const load = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const each of metafile.inputs[file]?.imports ?? []) {
      if (each.kind !== 'import-statement') continue;
      if (!each.external) load(each.path);
      else if (!each.path.startsWith('node:')) packages.add(each.path);
    }
  };
  load(`cli/commands/${command}.ts`);
  return { files: [...files], packages: [...packages].sort() };
}

test('the worker of messages loads what delivers, and neither pages nor a database of its own', async () => {
  const { files, packages } = await loadedBy('messages');
  expect(packages.join()).toBe('commander,ical-generator,nodemailer,postgres,proper-lockfile,zod');
  expect(files.length).toBeLessThanOrEqual(65);
});
