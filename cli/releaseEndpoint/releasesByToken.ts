import { execFile } from 'node:child_process';
import { bundleProgram } from '../../platform/build/bundleProgram';
import type { ReleaseRequest, Releases, RunRelease } from '../../platform/server/releaseEndpoint';

/** The name of the team whose token was accepted; the history records it. */
export const TEAM_VARIABLE = 'RELEASE_TEAM';

/** Less than the server waits for an answer. A command that is ended has changed nothing. */
const TIMEOUT_MS = 4 * 60_000;

function argumentsOf({ verb, app, folder, canary, check, version }: ReleaseRequest): string[] {
  if (verb === 'rollback') return version ? [app, version] : [app];
  const share = canary ? ['--canary', canary] : [];
  if (verb === 'promote') return [app, ...share];
  if (verb !== 'release' || !folder) return [app];
  return [app, '--from', folder, ...share, ...(check ? ['--check'] : [])];
}

/** Runs the command in a process of its own: the release endpoint continues to answer. */
const runCommand =
  (siteDir: string): RunRelease =>
  (request) =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        [bundleProgram(`cli/commands/${request.verb}.ts`), ...argumentsOf(request)],
        {
          env: { ...process.env, SITE_DIR: siteDir, [TEAM_VARIABLE]: request.team },
          timeout: TIMEOUT_MS,
          maxBuffer: 16 * 1024 * 1024,
        },
        (error, stdout, stderr) => resolve({ ok: !error, output: `${stdout}${stderr}` }),
      );
    });

/** Releases of teams, whose code renders pages on this machine. */
export const releasesByToken = (siteDir: string): Releases => ({
  run: runCommand(siteDir),
});
