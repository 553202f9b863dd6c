import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describeFailure } from '../platform/disk/describeFailure';
import { packageFolder } from '../platform/disk/packageFolder';
import { root } from '../platform/disk/paths';

const binFolder = path.resolve(packageFolder('tsx'), '../.bin');

/**
 * Runs an installed program and shows its output.
 * @param program the name of its file in node_modules/.bin
 * @throws when it fails
 */
export function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  console.info(`\n› ${program} ${args.join(' ')}`);
  const { status } = spawnSync(path.join(binFolder, program), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} failed`);
}

/** Ends the process with one sentence instead of a stack. */
export function main(work: () => Promise<void> | void) {
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      console.error(describeFailure(error));
      process.exit(1);
    });
}
