/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDraftSite } from './draftSite';
import { writeAtomically } from './siteFile';

let siteDir: string;
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), text);
};
const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'draft-'));
  put('site.json', '{}');
  put('vans/index.html', 'vans');
  put('.canary/mf-van/vans/index.html', 'canary');
  put('.server.lock', '1');
  put('mf-van/1/page.js', 'one');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('a draft has the files of the site, and what is replaced in it stays in the site', () => {
  const { folder } = createDraftSite(siteDir);
  expect(read(folder, 'vans/index.html')).toBe('vans');
  expect(read(folder, '.canary/mf-van/vans/index.html')).toBe('canary');
  expect(existsSync(path.join(folder, '.server.lock'))).toBe(false);
  writeAtomically(path.join(folder, 'vans/index.html'), 'next');
  expect(read(siteDir, 'vans/index.html')).toBe('vans');
});

test('a draft shares the versions, also one that is published later', () => {
  const { folder } = createDraftSite(siteDir);
  put('mf-van/2/page.js', 'two');
  expect(read(folder, 'mf-van/2/page.js')).toBe('two');
});

test('a draft that is removed takes nothing of the site with it', () => {
  const { folder, remove } = createDraftSite(siteDir);
  remove();
  expect(existsSync(folder)).toBe(false);
  expect(read(siteDir, 'mf-van/1/page.js')).toBe('one');
  expect(read(siteDir, 'vans/index.html')).toBe('vans');
});
