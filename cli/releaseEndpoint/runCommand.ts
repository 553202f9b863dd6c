import { execFile } from 'node:child_process';
import { bundleProgram } from '../../platform/build/bundleProgram';
import type { ReleaseRequest, RunRelease } from '../../platform/server/releaseEndpoint';

/** The name of the team whose token was accepted; the history records it. */
export const TEAM_VARIABLE = 'RELEASE_TEAM';

/** Less than the server waits for an answer. A command that is ended has changed nothing. */
const TIMEOUT_MS = 4 * 60_000;

/** What the code of pages, which the command renders, must not read. A bucket needs its own keys. */
const isSecret = (name: string) =>
  /(_URL|_KEY|_KEY_ID|SECRET|TOKEN|PASSWORD)$/.test(name) &&
  !(process.env['SITE_TARGET'] && name.startsWith('AWS_'));

function argumentsOf({ verb, app, folder, canary, check, version }: ReleaseRequest): string[] {
  if (verb === 'rollback') return version ? [app, version] : [app];
  if (verb !== 'release' || !folder) return [app];
  return [
    ...[app, '--from', folder],
    ...(canary ? ['--canary', canary] : []),
    ...(check ? ['--check'] : []),
  ];
}

/**
 * Runs the command in a process of its own: the release endpoint continues to answer, and shares no
 * memory with the code of pages that the command renders.
 */
export const runCommand =
  (siteDir: string): RunRelease =>
  (request) =>
    new Promise((resolve) => {
      const env = Object.entries(process.env).filter(([name]) => !isSecret(name));
      execFile(
        process.execPath,
        [bundleProgram(`cli/commands/${request.verb}.ts`), ...argumentsOf(request)],
        {
          env: { ...Object.fromEntries(env), SITE_DIR: siteDir, [TEAM_VARIABLE]: request.team },
          timeout: TIMEOUT_MS,
          maxBuffer: 16 * 1024 * 1024,
        },
        (error, stdout, stderr) => resolve({ ok: !error, output: `${stdout}${stderr}` }),
      );
    });
