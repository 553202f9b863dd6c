import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { root } from '@shop/platform/machine/paths';
import { noSettings } from '@shop/platform/server/testing/serverProcess';
import type { RunningSite } from './runningSite';

/**
 * Runs a command of an operator on the folders of a shop.
 * @param command the file of the command in cli/commands
 * @returns what it prints
 * @throws with what it prints when it fails
 */
export async function operate(
  { siteDir, dataDir, folder }: Pick<RunningSite, 'siteDir' | 'dataDir' | 'folder'>,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const project = path.join(root, 'supabase');
  const folders = { SITE_DIR: siteDir, DATA_DIR: dataDir, PROJECT_DIR: project };
  const program = bundleProgram(`cli/commands/${command}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, ...noSettings(folder), ...folders, ...env },
  });
  return stdout;
}
