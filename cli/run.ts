import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describeFailure } from '@shop/platform/machine/describeFailure';
import { packageFolder } from '@shop/platform/machine/packageFolder';
import { root } from '@shop/platform/machine/paths';
import { Command } from 'commander';

const binFolder = path.resolve(packageFolder('tsx'), '../.bin');

/**
 * @param program the name of its file in node_modules/.bin
 * @throws when the program fails
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
export function main(work: () => Promise<unknown> | unknown) {
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      console.error(describeFailure(error));
      process.exit(1);
    });
}

/**
 * The exit code is 0 when the command is done, 1 when it failed or something was rejected, and 2 when
 * the arguments are wrong.
 * @param description one sentence, which `--help` prints
 */
export const createCommand = (name: string, description: string) =>
  new Command(`npm run shop -- ${name}`)
    .description(description)
    .helpOption('-h, --help', 'prints this')
    .showHelpAfterError(`(npm run shop -- ${name} --help)`)
    .exitOverride(({ code, exitCode }) =>
      // The exit code of a command's own program stays as it is.
      process.exit(code === 'commander.executeSubCommandAsync' ? exitCode : exitCode && 2),
    );
