/** @jest-environment node */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest, readRows, writeManifest } from './manifest';

const dump = {
  takenAt: '2026-11-23T00:00:00.000Z',
  migrations: ['20250101000000'],
  tables: [{ name: 'public.poems', columns: 'id, text', rows: '1\ta\n' }],
  sequences: [{ name: 'public.poems_id_seq', last: '1' }],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  mkdirSync(path.join(folder, 'data'));
  mkdirSync(path.join(folder, 'site/content'), { recursive: true });
  writeFileSync(path.join(folder, 'site/content/a.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup gives back the rows that were written', () => {
  writeManifest(folder, dump);
  expect(readRows(folder, readManifest(folder))).toEqual(dump);
});

test('a backup of a site whose data is hosted has no rows', () => {
  writeManifest(folder, undefined);
  expect(readRows(folder, readManifest(folder))).toBeUndefined();
});

test.each([
  ['changed', 'site/content/a.json', (file: string) => appendFileSync(file, ' ')],
  ['missing', 'data/public.poems.copy', (file: string) => rmSync(file)],
  ['not listed', 'site/content/b.json', (file: string) => writeFileSync(file, '{}')],
])('names a file that is %s', (_, name, damage) => {
  writeManifest(folder, dump);
  damage(path.join(folder, name));
  expect(() => readManifest(folder)).toThrow(`The backup is damaged: ${name}.`);
});

test('rejects a table whose name leads out of the folder', () => {
  writeManifest(folder, undefined);
  const file = path.join(folder, 'manifest.json');
  const table = { name: '../../secrets', columns: 'id' };
  const database = { migrations: [], tables: [table], sequences: [] };
  writeFileSync(file, JSON.stringify({ format: 1, takenAt: '', database, files: {} }));
  expect(() => readManifest(folder)).toThrow('manifest.json: database.tables[0].name');
});
