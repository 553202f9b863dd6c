/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOperatorSocket } from '../../lite/operatorSocket';
import { readDataBesideProject } from './readData';

const dump = { takenAt: '2026-11-23T00:00:00.000Z', migrations: [], tables: [], sequences: [] };

// No database is opened here.
jest.mock('../../lite/openPglite', () => ({}));
jest.mock('../../lite/openPostgres', () => ({}));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'read-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('beside a hosted project, the rows of the server that still runs here are read', async () => {
  mkdirSync(path.join(dataDir, 'pg'));
  const close = await openOperatorSocket(dataDir, async () => dump);
  expect(await readDataBesideProject({ dataDir, databaseUrl: undefined })).toEqual(dump);
  await close();
});

test('beside a hosted project, data of a stopped shop is rejected instead of left out', async () => {
  mkdirSync(path.join(dataDir, 'pg'));
  await expect(readDataBesideProject({ dataDir, databaseUrl: undefined })).rejects.toThrow(
    /^No backup was made: the settings name a hosted project, and \S+ holds data\./,
  );
});

test('beside a hosted project, DATABASE_URL is rejected', async () => {
  const databaseUrl = 'postgres://shop@127.0.0.1:1/shop';
  await expect(readDataBesideProject({ dataDir, databaseUrl })).rejects.toThrow(
    'and DATABASE_URL names a database. If the data was moved to the project, unset DATABASE_URL',
  );
});

test('a hosted site without data on this machine has no rows', async () => {
  expect(await readDataBesideProject({ dataDir, databaseUrl: undefined })).toBeUndefined();
});
