/** @jest-environment node */
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openOperatorSocket, readRunning } from './operatorSocket';

const dump = {
  takenAt: '2026-11-23T00:00:00.000Z',
  migrations: ['20250101000000'],
  tables: [{ name: 'public.poems', columns: 'id, text', rows: '1\ta\\nñ\n' }],
  sequences: [],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'socket-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a command reads the rows of the running server, and only its account can', async () => {
  const close = await openOperatorSocket(folder, async () => dump);
  for (const file of ['operator.sock', 'operator.token']) {
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  }
  expect(await readRunning(folder)).toEqual(dump);
  await close();
  expect(await readRunning(folder)).toBeUndefined();
  expect(existsSync(path.join(folder, 'operator.token'))).toBe(false);
});

/** What the socket answers to a process that can connect and cannot read the data folder. */
async function answerTo(sent: string) {
  const socket = createConnection(path.join(folder, 'operator.sock'));
  socket.end(sent);
  return text(socket).catch((error: NodeJS.ErrnoException) => error.code);
}

test('a process that reaches the socket without its token receives no row', async () => {
  const takeDump = jest.fn(async () => dump);
  const close = await openOperatorSocket(folder, takeDump);
  const token = readFileSync(path.join(folder, 'operator.token'), 'utf8');
  const answers = [];
  for (const sent of ['', '\n', 'x'.repeat(token.length), token.slice(1), `${token}x`]) {
    answers.push(await answerTo(sent));
  }
  await close();
  expect(takeDump).not.toHaveBeenCalled();
  for (const answer of answers) expect(['', 'EPIPE', 'ECONNRESET']).toContain(answer);
});

test('each start has another token', async () => {
  const tokens = [];
  for (let start = 0; start < 2; start += 1) {
    const close = await openOperatorSocket(folder, async () => dump);
    tokens.push(readFileSync(path.join(folder, 'operator.token'), 'utf8'));
    await close();
  }
  expect(new Set(tokens).size).toBe(2);
});

test('rejects with the reason when the server cannot read its rows', async () => {
  const close = await openOperatorSocket(folder, () => Promise.reject(new Error('is busy')));
  await expect(readRunning(folder)).rejects.toThrow('The server could not read its rows: is busy');
  await close();
});

test('a socket that a killed server has left belongs to no server, and the next one replaces it', async () => {
  const left = createServer().listen(path.join(folder, 'left.sock'));
  await new Promise((resolve) => left.once('listening', resolve));
  linkSync(path.join(folder, 'left.sock'), path.join(folder, 'operator.sock'));
  await new Promise((resolve) => left.close(resolve));
  writeFileSync(path.join(folder, 'operator.token'), 'left');
  expect(await readRunning(folder)).toBeUndefined();
  const close = await openOperatorSocket(folder, async () => dump);
  expect(await readRunning(folder)).toEqual(dump);
  await close();
});

test('a path that is too long for a socket leaves the server running, with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const long = path.join(folder, 'x'.repeat(200));
  mkdirSync(long);
  const close = await openOperatorSocket(long, async () => dump);
  expect(warn.mock.calls.join()).toContain(
    'npm run shop -- move-to-hosted needs this server stopped',
  );
  await close();
  warn.mockRestore();
});
