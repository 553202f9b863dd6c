import path from 'node:path';
import { buildSync } from 'esbuild';
import { buildDir, root } from '../../platform/disk/paths';

/** Each worker writes its own file here, so that no process reads an incomplete file. */
export const serverPrograms = path.join(buildDir, 'test-servers');

const program = path.join(serverPrograms, `${process.pid}.mjs`);
let isBundled = false;

/**
 * What Node starts a shop's server with: the program as one file, since some forty shops start in
 * a run, and its database compiled for a quick start, not for years of service.
 */
export function serverProgram(): string[] {
  if (!isBundled) {
    buildSync({
      entryPoints: [path.join(root, 'platform/cli/serve.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      // Our own packages are TypeScript, which Node alone does not run.
      alias: {
        '@shop/shared-contract': path.join(root, 'shared-contract/src/index.ts'),
        '@shop/site': path.join(root, 'platform/site'),
      },
      outfile: program,
    });
    isBundled = true;
  }
  return ['--liftoff-only', program];
}
