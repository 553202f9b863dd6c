/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appendEvent } from '../../shared-site/history';
import { releaseOf, sourceOf } from '../../shared-site/releaseEntry';
import type { ReleaseEvent, Remote, RemoteManifest, SiteConfig } from '../../shared-site/schema';
import { integrityOf } from '../machine/hashFiles';
import { root } from '../machine/paths';
import { publicFolder } from './generations';
import { changeSite, emptySite, isHistoryFile, readSite, siteFiles, writeSite } from './siteFile';

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
  expect(readFileSync(opened, 'utf8')).toBe(siteFiles(emptySite).text);
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

const live = (name: string) => readFileSync(path.join(publicFolder(siteDir), name), 'utf8');
const histories = () => readdirSync(publicFolder(siteDir)).filter(isHistoryFile);

const version = (n: number) => String(n).padStart(12, '0');

/** A remote that was released forty times, from a build whose entry contains no digests. */
function stockRemote(name: string, manifest: Partial<RemoteManifest> = {}): Remote {
  const page = `/${name.slice('mf-'.length)}`;
  const label = { en: `Fleet service ${name}`, es: `Servicio de flotas ${name}` };
  const release = (of: string) => ({
    ...releaseOf(name, of, {
      ...{ contract: 1, entry: 'remoteEntry.js', container: `${name.replaceAll('-', '_')}_${of}` },
      ...{ integrity: integrityOf(name), digests: integrityOf(page) },
      ...{ pages: [{ path: page, module: './page' }], widgets: [], prerender: [page], uses: [] },
      navigation: [{ place: 'header', label, path: page, order: 50 }],
      requires: { react: '^19.3.1', 'react-dom': '^19.3.1', 'react-router-dom': '^7.18.5' },
      built: { at: '2026-03-02T17:00:00.120Z', commit: 'a'.repeat(40), by: 'Ana', reason: page },
      ...manifest,
    }),
  });
  let history: ReleaseEvent[] = [];
  for (let n = 0; n < 40; n += 1)
    history = appendEvent(history, 'released', version(n), {}, new Date(n));
  const [previous, live] = [release(version(38)), release(version(39))];
  return { name, live, previous: sourceOf(previous), history };
}

/** The apps of this repository, and so many others. */
function siteOf(remotes: number): SiteConfig {
  const own = ['mf-admin', 'mf-booking', 'mf-diagnostics', 'mf-storefront'].map((name) => {
    const manifest = JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8'));
    const { name: _, devPort: __, exposes: ___, ...offer } = manifest;
    return stockRemote(name, offer);
  });
  const others = Array.from({ length: remotes - own.length }, (_, n) =>
    stockRemote(`mf-fleet-${n}`),
  );
  const shell = { version: version(1), contract: 1, provides: { react: '19.3.1' }, history: [] };
  return { ...emptySite, origin: 'https://tires.example', shell, remotes: [...own, ...others] };
}

test('site.json has at most 25 kB at 36 remotes, and all that was written is read', async () => {
  const site = siteOf(36);
  await changeSite(siteDir, () => site);
  expect(live('site.json').length).toBeLessThanOrEqual(25_000);
  expect(readSite(siteDir)).toEqual(site);
});

test('the history of the site before stays for a reader of its site.json, an older one does not', async () => {
  const [first, second, third] = [4, 5, 6].map(siteOf) as [SiteConfig, SiteConfig, SiteConfig];
  const named = (site: SiteConfig) => siteFiles(site).history?.name;
  await changeSite(siteDir, () => first);
  expect(histories()).toEqual([named(first)]);
  await changeSite(siteDir, () => second);
  expect(histories().sort()).toEqual([named(first), named(second)].sort());
  await changeSite(siteDir, () => third);
  expect(histories().sort()).toEqual([named(second), named(third)].sort());
});

test('a process that ends before site.json is written leaves a site that can be read', async () => {
  const folder = siteDir;
  writeSite(folder, siteOf(4));
  const { history } = siteFiles(siteOf(5));
  writeFileSync(path.join(folder, history?.name ?? ''), history?.text ?? '');
  expect(readSite(folder)).toEqual(siteOf(4));
  writeSite(folder, siteOf(6));
  expect(readSite(folder)).toEqual(siteOf(6));
  expect(readdirSync(folder)).not.toContain(history?.name);
});

test('says which file is missing where the history is', async () => {
  await changeSite(siteDir, () => siteOf(4));
  const [history = ''] = histories();
  rmSync(path.join(publicFolder(siteDir), history));
  expect(() => readSite(siteDir)).toThrow(history);
});
