/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { root } from '@shop/platform/machine/paths';

/** Runs the program as `npm run shop` does. */
const shop = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'cli/shop.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

test.each<[string, string[], number, string]>([
  ['is done', ['--help'], 0, 'Release:'],
  ['failed', ['token', 'fleet'], 1, 'fleet is neither shell nor the name of a remote'],
  ['gets wrong arguments', ['rollback'], 2, "missing required argument 'app'"],
  ['is unknown', ['rolback'], 2, 'Did you mean rollback?'],
])('a command that %s ends with its exit code', (_, args, exitCode, sentence) => {
  const { status, stdout, stderr } = shop(...args);
  expect([status, stdout + stderr]).toEqual([exitCode, expect.stringContaining(sentence)]);
});
