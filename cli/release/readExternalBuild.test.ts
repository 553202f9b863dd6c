/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExternalBuild } from './readExternalBuild';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'external-build-'));
  mkdirSync(path.join(folder, 'dist'));
  const abilities = { contract: 2, provides: {} };
  writeFileSync(path.join(folder, 'abilities.json'), JSON.stringify(abilities));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = '2026-11-23T10:00:00.000Z';
const read = (from: object) => {
  writeFileSync(path.join(folder, 'built.json'), JSON.stringify(from));
  return readExternalBuild(folder, ['shell']).from;
};

test('reads where a build comes from, with texts of the greatest length', () => {
  const from = {
    at,
    commit: 'a'.repeat(64),
    dirty: true,
    by: 'b'.repeat(200),
    reason: 'c'.repeat(500),
  };
  expect(read(from)).toEqual(from);
});

test.each([
  [{ at: 'x'.repeat(40) }, 'at must be an ISO instant'],
  [{ at, commit: 'a'.repeat(65) }, 'commit has more than 64 characters'],
  [{ at, by: 'b'.repeat(201) }, 'by has more than 200 characters'],
  [{ at, reason: 'c'.repeat(501) }, 'reason has more than 500 characters'],
])('rejects %j', (from, sentence) => {
  expect(() => read(from)).toThrow(sentence);
});
