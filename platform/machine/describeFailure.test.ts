/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFailure } from './describeFailure';

const systemError = (code: string, place?: string) =>
  Object.assign(new Error(`${code}: refused, mkdir '${place}'`), { code, path: place });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'owned-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['EACCES', 'EPERM'])('%s names the existing folder and its owner', (code) => {
  const sentence = describeFailure(systemError(code, path.join(folder, 'live/pages/index.html')));
  const owner =
    process.getuid?.() === 0 ? 'root' : `the user with the number ${process.getuid?.()}`;
  expect(sentence).toContain(
    `cannot write to ${folder}, which belongs to ${owner}. Start as that user`,
  );
});

test.each([
  ['ENOSPC', undefined, 'There is no space left on a disk. Free some'],
  ['EDQUOT', '/site/a.html', 'There is no space left on a disk (/site/a.html). Free some'],
  ['EROFS', '/site', '/site is on a read-only disk.'],
])('%s on %s says what to do', (code, place, sentence) => {
  expect(describeFailure(systemError(code, place))).toContain(sentence);
});

test.each([
  [new Error('PORT is not a port number: x'), 'PORT is not a port number: x'],
  [systemError('ECONNREFUSED'), "ECONNREFUSED: refused, mkdir 'undefined'"],
  ['text', 'text'],
])('%s stays as it is', (error, sentence) => {
  expect(describeFailure(error)).toBe(sentence);
});
