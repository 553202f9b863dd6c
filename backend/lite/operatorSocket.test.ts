/** @jest-environment node */
import { linkSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  expect(statSync(path.join(folder, 'operator.sock')).mode & 0o777).toBe(0o600);
  expect(await readRunning(folder)).toEqual(dump);
  await close();
  expect(await readRunning(folder)).toBeUndefined();
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
  expect(await readRunning(folder)).toBeUndefined();
  const close = await openOperatorSocket(folder, async () => dump);
  expect(await readRunning(folder)).toEqual(dump);
  await close();
});

test('a path that is too long for a socket leaves the server running, with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const close = await openOperatorSocket(path.join(folder, 'x'.repeat(200)), async () => dump);
  expect(warn.mock.calls.join()).toContain(
    'npm run shop -- move-to-hosted needs this server stopped',
  );
  await close();
  warn.mockRestore();
});
