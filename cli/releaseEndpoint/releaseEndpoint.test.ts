/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverArguments } from '@shop/platform/server/testing/serverProcess';

const folder = mkdtempSync(path.join(tmpdir(), 'alone-'));
const env = { ...process.env, SITE_DIR: path.join(folder, 'site'), PORT: '0', SHOP_TOKEN: '' };
let server: ChildProcess;
let origin = '';

/** Runs the command for tokens, and returns what it prints. */
function teamToken(...args: string[]) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...serverArguments('cli/commands/token.ts'), ...args],
    { env, encoding: 'utf8' },
  );
  return stdout + stderr;
}

beforeAll(async () => {
  const started = spawn(process.execPath, serverArguments('cli/commands/releaseEndpoint.ts'), {
    env,
  });
  server = started;
  let output = '';
  for await (const chunk of started.stdout) {
    output += chunk;
    origin = /at (http\S+)\/releases\//.exec(output)?.[1] ?? '';
    if (origin) break;
  }
});
afterAll(async () => {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

const promote = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/releases/mf-fleet/promote`, { method: 'POST', headers });
  const text = (await response.text()).trim();
  return [
    response.status,
    ...text.split('\n').map((line) => (line.startsWith('{') ? JSON.parse(line) : line)),
  ];
};

test('beside another server, the release endpoint carries out the command for a token until it is revoked', async () => {
  const [token = ''] = teamToken('mf-fleet', '--team', 'fleet').split('\n');
  expect(await promote(`${token}x`)).toEqual([401, 'This site does not know that token.']);
  expect(await promote(token)).toEqual([
    200,
    { line: '  mf-fleet has not been released yet' },
    {
      ok: false,
      text: `There is no shell in ${env.SITE_DIR} yet. First: npm run shop -- release shell\n  mf-fleet has not been released yet`,
    },
  ]);
  expect(teamToken('--team', 'fleet', '--revoke')).toBe('The token of fleet is revoked.\n');
  expect((await promote(token))[0]).toBe(401);
});

test.each([
  [['fleet'], 'fleet is neither shell nor the name of a remote, like mf-fleet'],
  [[], 'Name what the team releases: npm run shop -- token mf-fleet'],
  [['--team', 'van', '--revoke'], 'van has no token'],
])('npm run shop -- token rejects %j', (args, sentence) => {
  expect(teamToken(...args)).toContain(sentence);
});

test('stops in order', async () => {
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
