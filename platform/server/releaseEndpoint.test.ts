/** @jest-environment node */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { releaseAnswerSchema } from '../../shared-site/releaseAnswer';
import { filesBelow } from '../machine/hashFiles';
import { createToken } from '../site/teamTokens';
import { listen } from './listen';
import { type ReleaseRequest, type RunRelease, releaseEndpoint } from './releaseEndpoint';
import { MAX_DESCRIPTION, MAX_UPLOAD } from './uploadedBuild';

let folder: string;
let server: Server;
let origin: string;
let tokens: { fleet: string; booking: string; platform: string };
let requests: (ReleaseRequest & { files: Record<string, string> })[];
let run: RunRelease;

/** Stands for the command: records what it receives, with the files as they are then. */
const record: RunRelease = async (request) => {
  const { folder: uploaded = '' } = request;
  const files = uploaded
    ? ['', 'dist'].flatMap((part) => filesBelow(path.join(uploaded, part)))
    : [];
  const text = (file: string) => [path.relative(uploaded, file), readFileSync(file, 'utf8')];
  requests.push({ ...request, files: Object.fromEntries(files.map(text)) });
  return { ok: true, text: `${request.app} is live` };
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-endpoint-'));
  const siteDir = path.join(folder, 'site');
  tokens = {
    fleet: createToken(siteDir, 'fleet', ['mf-fleet', 'mf-van']),
    booking: createToken(siteDir, 'mf-booking', ['mf-booking']),
    platform: createToken(siteDir, 'platform', ['shell']),
  };
  requests = [];
  run = record;
  const endpoint = releaseEndpoint({
    siteDir,
    run: (request, report) => run(request, report),
  });
  server = createServer(getRequestListener(endpoint.fetch));
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const built = { 'remote.json': '{}', 'dist/remoteEntry.js': 'entry', 'dist/static/css/a.css': 'a' };

function formOf(files: Record<string, string | Uint8Array<ArrayBuffer>>) {
  const form = new FormData();
  for (const [name, content] of Object.entries(files))
    form.append(name, new Blob([content]), 'file');
  return form;
}

interface Sent {
  token?: string;
  files?: Record<string, string | Uint8Array<ArrayBuffer>>;
  headers?: Record<string, string>;
}

async function ask(route: string, { token, files, headers }: Sent = {}) {
  const response = await fetch(`${origin}/releases/${route}`, {
    method: 'POST',
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: files ? formOf(files) : null,
  });
  return { status: response.status, text: await response.text() };
}

/** What the answer of a command consists of, besides the empty lines. */
const answersIn = ({ text }: { text: string }) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => releaseAnswerSchema.parse(JSON.parse(line)));

test('passes the build of a team to the command, and removes it afterwards', async () => {
  const sent = { token: tokens.fleet, files: built };
  const answer = await ask('mf-fleet?canary=10', sent);
  expect(answer.status).toBe(200);
  expect(answersIn(answer)).toEqual([{ ok: true, text: 'mf-fleet is live' }]);
  const [request] = requests;
  expect(request).toMatchObject({ verb: 'release', app: 'mf-fleet', team: 'fleet', canary: '10' });
  expect(request?.files).toEqual(built);
  expect(existsSync(request?.folder ?? '')).toBe(false);
});

test('leaves out the types and statistics of a build', async () => {
  const names = [
    '@mf-types.zip',
    '@mf-types.d.ts',
    '@mf-types/compiled/page.d.ts',
    'mf-stats.json',
  ];
  const types = Object.fromEntries(names.map((name) => [`dist/${name}`, 'types']));
  await ask('mf-fleet', { token: tokens.fleet, files: { ...built, ...types } });
  expect(requests[0]?.files).toEqual(built);
});

test('a team changes each remote of its token', async () => {
  for (const route of [
    'mf-fleet/promote',
    'mf-van/withdraw',
    'mf-van/rollback?version=3f2a9c0d1b2e',
  ]) {
    expect((await ask(route, { token: tokens.fleet })).status).toBe(200);
  }
  expect(requests.map(({ verb, app, version }) => [verb, app, version])).toEqual([
    ['promote', 'mf-fleet', undefined],
    ['withdraw', 'mf-van', undefined],
    ['rollback', 'mf-van', '3f2a9c0d1b2e'],
  ]);
});

test.each(['mf-fleet', 'mf-fleet/promote', 'mf-fleet/withdraw', 'mf-fleet/rollback', 'shell'])(
  "rejects another team's token for %s with one sentence",
  async (route) => {
    const app = route.split('/')[0];
    expect(await ask(route, { token: tokens.booking, files: built })).toEqual({
      status: 403,
      text: `The token of mf-booking releases mf-booking, not ${app}.\n`,
    });
    expect(requests).toEqual([]);
  },
);

test('the shell belongs to the token of the platform, with its HTML', async () => {
  const files = { 'abilities.json': '{}', 'dist/index.html': '<html>' };
  expect((await ask('shell', { token: tokens.platform, files })).status).toBe(200);
  expect((await ask('shell', { token: tokens.fleet, files })).status).toBe(403);
  expect(requests).toHaveLength(1);
});

test.each([undefined, 'shop_guessed'])('rejects the token %s', async (token) => {
  // The answer comes before all of it is sent.
  const files = { ...built, 'dist/large.js': new Uint8Array(8 * 1024 * 1024) };
  const sent = token ? { token, files } : { files };
  expect(await ask('mf-fleet', sent)).toEqual({
    status: 401,
    text: 'This site does not know that token.\n',
  });
});

test.each([
  [{ 'x-forwarded-proto': 'http' }, 403],
  [{ 'x-forwarded-for': '203.0.113.7' }, 403],
  [{ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }, 200],
])('a proxy that sends %j gets %i', async (headers, status) => {
  expect((await ask('mf-fleet', { token: tokens.fleet, files: built, headers })).status).toBe(
    status,
  );
});

test.each([
  '../remote.json',
  'dist/../../site/live/index.js',
  '/etc/passwd.json',
  'dist//a.js',
  'dist/.env.js',
  'dist\\..\\a.js',
  'dist/a.js\n',
  'site.json',
  'dist/index.html',
  'dist/run.sh',
  'dist/a.js.br',
  `dist/${'a'.repeat(200)}.js`,
])('rejects a file named %j, and writes none', async (name) => {
  const uploads = () => readdirSync(tmpdir()).filter((other) => other.startsWith('upload-'));
  const before = uploads();
  const { status } = await ask('mf-fleet', {
    token: tokens.fleet,
    files: { ...built, [name]: 'x' },
  });
  expect(status).toBe(400);
  expect(requests).toEqual([]);
  expect(uploads()).toEqual(before);
});

test('rejects an upload with too many files, and one that is too large', async () => {
  const many = Array.from({ length: MAX_UPLOAD.files + 1 }, (_, i) => [`dist/${i}.js`, '']);
  const { status, text } = await ask('mf-fleet', {
    token: tokens.fleet,
    files: Object.fromEntries(many),
  });
  expect([status, text]).toEqual([400, 'An upload has at most 1000 files; this one has 1001.\n']);
  const files = { 'dist/a.js': new Uint8Array(MAX_UPLOAD.bytes) };
  // The server answers and closes the connection before all is sent.
  const large = await ask('mf-fleet', { token: tokens.fleet, files }).catch(() => ({
    status: 413,
  }));
  expect(large.status).toBe(413);
  expect(requests).toEqual([]);
});

test.each(['remote.json', 'built.json'])('rejects %s when it is too large', async (name) => {
  const text = 'x'.repeat(MAX_DESCRIPTION + 1);
  const answer = await ask('mf-fleet', { token: tokens.fleet, files: { ...built, [name]: text } });
  expect([answer.status, answer.text]).toEqual([
    400,
    `${name} has 65537 bytes; at most 65536 are accepted.\n`,
  ]);
  expect(requests).toEqual([]);
});

test('rejects what is no upload, a percentage that is none, and a version that is none', async () => {
  const { fleet: token } = tokens;
  expect((await ask('mf-fleet', { token })).status).toBe(400);
  expect((await ask('mf-fleet?canary=--check', { token, files: built })).status).toBe(400);
  expect((await ask('mf-fleet/promote?canary=100', { token })).status).toBe(400);
  expect((await ask('mf-fleet/rollback?version=--to', { token })).status).toBe(400);
  expect(requests).toEqual([]);
});

test('answers with the reasons of the command that rejects', async () => {
  const text = 'mf-fleet is not released:\n  - too large';
  run = async () => ({ ok: false, text });
  const answer = await ask('mf-fleet', { token: tokens.fleet, files: built });
  expect(answersIn(answer)).toEqual([{ ok: false, text }]);
});

test('answers with a sentence where the command cannot be started', async () => {
  run = async () => {
    throw new Error('no such program');
  };
  const answer = await ask('mf-van/promote', { token: tokens.fleet });
  expect(answersIn(answer)).toEqual([{ ok: false, text: 'no such program' }]);
});

test('asks to try again while another release is in progress', async () => {
  let end = () => {};
  const running = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun = () => {};
  const isRunning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  run = async (request) => {
    begun();
    await running;
    return record(request, () => {});
  };
  const first = ask('mf-fleet', { token: tokens.fleet, files: built });
  await isRunning;
  expect((await ask('mf-booking/promote', { token: tokens.booking })).status).toBe(503);
  end();
  expect((await first).status).toBe(200);
  expect((await ask('mf-booking/promote', { token: tokens.booking })).status).toBe(200);
});

test('a name that is both a file and a folder is refused', async () => {
  const files = { ...built, 'dist/a.js': 'a', 'dist/a.js/b.js': 'b' };
  expect(await ask('mf-fleet', { token: tokens.fleet, files })).toEqual({
    status: 400,
    text: 'dist/a.js is both a file and a folder.\n',
  });
});

test('an upload that does not end gets a sentence, and other teams do not wait for it', async () => {
  const siteDir = path.join(folder, 'site');
  const impatient = releaseEndpoint({ siteDir, run: record, uploadMs: 500 });
  const other = createServer(getRequestListener(impatient.fetch));
  const address = `http://127.0.0.1:${await listen(other, 0, '127.0.0.1')}`;
  const slow = request(`${address}/releases/mf-fleet`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.fleet}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const answered = once(slow, 'response');
  slow.write('--x');
  const headers = { authorization: `Bearer ${tokens.booking}` };
  const next = await fetch(`${address}/releases/mf-booking/promote`, { method: 'POST', headers });
  expect(next.status).toBe(200);
  const [response] = await answered;
  expect(response.statusCode).toBe(408);
  expect(await text(response)).toBe('An upload can take at most 0.5 seconds.\n');
  slow.destroy();
  other.closeAllConnections();
  other.close();
});
