/** @jest-environment node */
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeSite, emptySite, readSite, siteText } from './siteFile';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-file-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('replaces site.json as a whole: a reader of the old file still reads all of it', async () => {
  const before = siteText(emptySite);
  const file = path.join(siteDir, 'site.json');
  const opened = path.join(siteDir, 'opened-before');
  writeFileSync(file, before);
  // A second name of the same file shows what a reader sees who opened it before the change.
  linkSync(file, opened);
  await changeSite(siteDir, (site) => ({ ...site, origin: 'https://tires.example' }));
  expect(readFileSync(opened, 'utf8')).toBe(before);
  expect(readSite(siteDir).origin).toBe('https://tires.example');
  expect(readdirSync(siteDir).sort()).toEqual(['opened-before', 'site.json']);
});

test('leaves site.json and no lock behind when a change is refused', async () => {
  await changeSite(siteDir, () => emptySite);
  const refused = changeSite(siteDir, () => {
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(readdirSync(siteDir)).toEqual(['site.json']);
  expect(readSite(siteDir)).toEqual(emptySite);
});
