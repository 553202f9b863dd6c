/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicFolder } from './generations';
import { changeSite, emptySite, readSite, siteText } from './siteFile';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-file-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const generations = () => readdirSync(path.join(siteDir, 'generations'));

test('replaces site.json as a whole: a reader of the old file still reads all of it', async () => {
  await changeSite(siteDir, () => emptySite);
  const opened = path.join(siteDir, 'generations/1/site.json');
  await changeSite(siteDir, (site) => ({ ...site, origin: 'https://tires.example' }));
  expect(readFileSync(opened, 'utf8')).toBe(siteText(emptySite));
  expect(readSite(siteDir).origin).toBe('https://tires.example');
  expect(readdirSync(publicFolder(siteDir)).sort()).toEqual(['.content-pages', 'site.json']);
});

test('names what to do about a damaged site', () => {
  writeFileSync(path.join(siteDir, 'site.json'), '{');
  expect(() => readSite(siteDir)).toThrow(
    /site\.json is not JSON: .+\. Move this folder away, or set SITE_DIR to an empty one\.$/,
  );
});

test('names what to do about a site of another form', () => {
  writeFileSync(path.join(siteDir, 'site.json'), JSON.stringify({ ...emptySite, contract: '1' }));
  expect(() => readSite(siteDir)).toThrow(
    /site\.json: contract must be of the type number\nMove this folder away, or set SITE_DIR to an empty one\.$/,
  );
});

test('leaves site.json and no lock behind when a change is refused', async () => {
  await changeSite(siteDir, () => emptySite);
  const refuse = () => {
    throw new Error('refused');
  };
  await expect(changeSite(siteDir, refuse)).rejects.toThrow('refused');
  await expect(changeSite(siteDir, () => emptySite, refuse)).rejects.toThrow('refused');
  expect(readdirSync(siteDir).sort()).toEqual(['.content-pages', 'generations', 'live']);
  expect(generations()).toEqual(['1']);
  expect(readSite(siteDir)).toEqual(emptySite);
});

test('what is prepared goes live with site.json, and is prepared again after another change', async () => {
  const write = (folder: string, text: string) => writeFileSync(path.join(folder, 'page'), text);
  const attempts: number[] = [];
  await changeSite(
    siteDir,
    (site) => ({ ...site, content: 'abc' }),
    async ({ folder, earlier }) => {
      attempts.push(earlier.length);
      if (attempts.length === 1) {
        await changeSite(siteDir, (site) => ({ ...site, origin: 'https://tires.example' }));
      }
      expect(readSite(siteDir).content).toBeUndefined();
      write(folder, `attempt ${attempts.length}`);
    },
  );
  expect(attempts).toEqual([0, 1]);
  expect(readSite(siteDir)).toMatchObject({
    origin: 'https://tires.example',
    content: 'abc',
  });
  expect(readFileSync(path.join(publicFolder(siteDir), 'page'), 'utf8')).toBe('attempt 2');
  expect(generations().sort()).toEqual(['1', '2']);
});
