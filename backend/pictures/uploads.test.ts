/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type UploadsBackend, uploadsFor } from './uploads';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const backend = { url: 'https://project.example', key: 'key' };
  writeFileSync(
    path.join(siteDir, 'site.json'),
    JSON.stringify({ contract: 1, backend, remotes: [] }),
  );
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const reading = (response: Response) => {
  const embedded: UploadsBackend = { publishableKey: 'key', fetch: async () => response };
  return uploadsFor(async () => [], siteDir, embedded)('0123456789ab');
};
const MB = 1024 * 1024;

test('reads a file of up to 10 MB, and refuses a larger one in words', async () => {
  expect(await reading(new Response(new Uint8Array(10 * MB)))).toHaveLength(10 * MB);
  await expect(reading(new Response(new Uint8Array(10 * MB + 1)))).rejects.toThrow(
    'its file is larger than 10 MB',
  );
});

test('says that the storage refuses a file', async () => {
  await expect(reading(new Response(null, { status: 403 }))).rejects.toThrow(
    'the storage does not have its file, or refuses it',
  );
});
