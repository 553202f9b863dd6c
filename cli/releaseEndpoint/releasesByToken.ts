import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { endWithProcess } from '@shop/platform/machine/endWithProcess';
import type { ReleaseRequest, Releases } from '@shop/platform/server/releaseEndpoint';
import { localTarget } from '@shop/platform/site/siteFile';
import { describeLive } from '../../shared-site/describeLive';
import { chooseTarget } from '../release/chooseTarget';
import { TEAM_VARIABLE } from '../release/teamVariable';

/**
 * Milliseconds in which a command prints nothing before it is ended. Its work may take as long as it needs: it prints
 * that it goes on, and each page has a limit of its own.
 */
const LONGEST_SILENCE = 5 * 60_000;

/** Milliseconds until a command that does not end by itself is killed. */
const GRACE = 10_000;

/** Of what a command prints as failures. */
const LONGEST_TEXT = 64 * 1024;

function argumentsOf({ verb, app, folder, canary, check, version }: ReleaseRequest): string[] {
  if (verb === 'rollback') return version ? [app, version] : [app];
  const share = canary ? ['--canary', canary] : [];
  if (verb === 'promote') return [app, ...share];
  if (verb !== 'release' || !folder) return [app];
  return [app, '--from', folder, ...share, ...(check ? ['--check'] : [])];
}

export interface Silence {
  longestMs: number;
  graceMs: number;
}

/**
 * Runs a program.
 * @param report receives each line of its output
 * @returns its failures, or a sentence where it printed none
 */
export function runReporting(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
  { longestMs, graceMs }: Silence = { longestMs: LONGEST_SILENCE, graceMs: GRACE },
): Promise<{ ok: boolean; text: string }> {
  return new Promise((resolve, reject) => {
    const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const child = endWithProcess(command);
    let failures = '';
    let isSilent = false;
    let killing: ReturnType<typeof setTimeout> | undefined;
    const silence = setTimeout(() => {
      isSilent = true;
      child.kill('SIGTERM');
      killing = setTimeout(() => child.kill('SIGKILL'), graceMs);
    }, longestMs);
    createInterface(child.stdout).on('line', (line) => {
      silence.refresh();
      report(line);
    });
    child.stderr.on('data', (chunk) => {
      silence.refresh();
      failures = (failures + chunk).slice(-LONGEST_TEXT);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(silence);
      clearTimeout(killing);
      const sentence = isSilent
        ? `The command printed nothing for ${longestMs / 1000} s and was ended.`
        : `The command ended with ${signal ?? `code ${code}`} and printed no reason.`;
      const ok = code === 0;
      const isReason = !ok && (isSilent || !failures.trim());
      resolve({ ok, text: (isReason ? `${failures}${sentence}` : failures).trimEnd() });
    });
  });
}

/** What is live, of the site that the command changes. */
async function liveState(siteDir: string, app: string): Promise<string> {
  const target = process.env['SITE_TARGET'] ? await chooseTarget() : localTarget(siteDir);
  return describeLive(await target.read(), app);
}

/**
 * Releases of teams, whose code renders pages on this machine. Each runs in a process of its own: the release endpoint
 * continues to answer. The first line says what is live: a client that was cut off learns there what became of its
 * last call.
 */
export const releasesByToken = (siteDir: string): Releases => ({
  async run(request, report) {
    const { verb, app, team } = request;
    report(`  ${await liveState(siteDir, app)}`);
    const program = bundleProgram(`cli/commands/${verb}.ts`);
    const env = { ...process.env, SITE_DIR: siteDir, [TEAM_VARIABLE]: team };
    const { ok, text } = await runReporting([program, ...argumentsOf(request)], env, report);
    return ok ? { ok, text } : { ok, text: `${text}\n  ${await liveState(siteDir, app)}` };
  },
});
