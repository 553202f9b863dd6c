import { spawnSync } from 'node:child_process';

/** Returns no lines where git fails or is not installed. */
export function git(folder: string, ...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter(Boolean);
}
