import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../machine/paths';
import { writeAtomically } from '../machine/writeAtomically';

/** Our own packages are TypeScript, which Node alone does not run. */
export const ownPackages = {
  '@shop/backend': path.join(root, 'backend'),
  '@shop/platform': path.join(root, 'platform'),
  '@shop/shared-contract': path.join(root, 'shared-contract/src/index.ts'),
  '@shop/shared-site': path.join(root, 'shared-site'),
};

const bundled = new Set<string>();

/**
 * Returns a file that Node starts in a third of the time that it needs to compile each file of the
 * program.
 * @param program its path in the repository, such as `cli/commands/serve.ts`
 */
export function bundleProgram(program: string): string {
  // As deep as the program's sources: imports and the root folder are found as from these.
  const folder = path.join(root, program.split('/')[0] ?? '', '.build');
  const file = path.join(folder, `${path.basename(program, '.ts')}.mjs`);
  if (bundled.has(file)) return file;
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, program)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: ownPackages,
    write: false,
  });
  mkdirSync(folder, { recursive: true });
  writeAtomically(file, outputFiles[0]?.text ?? '');
  bundled.add(file);
  return file;
}
