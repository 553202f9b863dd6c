/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDraft, hasContent, takePlace } from './replaceContent';

let folder: string;
const inFolder = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replace-'));
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

test('locks, sockets and what earlier restores left are no content', () => {
  for (const name of ['server.lock', '.server.lock', 'operator.sock'])
    writeFileSync(inFolder(name), '');
  for (const name of ['restoring', 'replaced-2026']) mkdirSync(inFolder(name));
  expect(hasContent(folder)).toBe(false);
  expect(hasContent(inFolder('missing'))).toBe(false);
  writeFileSync(inFolder('secrets.json'), '');
  expect(hasContent(folder)).toBe(true);
});

test('a draft takes the place of what was there, which stays beside it', () => {
  writeFileSync(inFolder('secrets.json'), 'old');
  writeFileSync(inFolder('server.lock'), 'held');
  mkdirSync(inFolder('restoring'));
  writeFileSync(inFolder('restoring/left'), 'by a command that was stopped');
  writeFileSync(path.join(createDraft(folder), 'secrets.json'), 'new');
  takePlace(folder, '2026');
  expect(readdirSync(folder).sort()).toEqual(['replaced-2026', 'secrets.json', 'server.lock']);
  expect(readFileSync(inFolder('secrets.json'), 'utf8')).toBe('new');
  expect(readFileSync(inFolder('replaced-2026/secrets.json'), 'utf8')).toBe('old');
});

test('an empty folder is filled, and nothing is moved aside', () => {
  writeFileSync(path.join(createDraft(folder), 'secrets.json'), 'new');
  takePlace(folder, '2026');
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});
