/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAtomically } from '../machine/writeAtomically';
import { type GenerationDraft, publicFolder, webRoot, withDrafts } from './generations';

let siteDir: string;
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), text);
};
const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');
const live = (name: string) => read(webRoot(siteDir), name);
const generations = () => readdirSync(path.join(siteDir, 'generations')).sort();

/** Makes a generation live that differs from the one before in one file. */
const change = (name: string, text: string) =>
  withDrafts(siteDir, async (create) => {
    const draft = create();
    writeAtomically(path.join(draft.folder, name), text);
    return draft.makeLive();
  });

beforeEach(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'generations-'));
  put('mf-van/1/page.js', 'one');
  await withDrafts(siteDir, async (create) => {
    const { folder, makeLive } = create();
    for (const [name, text] of [
      ['site.json', '{}'],
      ['vans/index.html', 'vans'],
      ['.canary/mf-van/vans/index.html', 'canary'],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return makeLive();
  });
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('a draft has the files of the site, and what is replaced in it stays in the site', () =>
  withDrafts(siteDir, async (create) => {
    put('.server.lock', '1');
    const { folder } = create();
    expect(read(folder, 'vans/index.html')).toBe('vans');
    expect(read(folder, '.canary/mf-van/vans/index.html')).toBe('canary');
    expect(existsSync(path.join(folder, '.server.lock'))).toBe(false);
    writeAtomically(path.join(folder, 'vans/index.html'), 'next');
    expect(live('vans/index.html')).toBe('vans');
  }));

test('a draft shares the versions, also one that is published later', () =>
  withDrafts(siteDir, async (create) => {
    const { folder } = create();
    put('mf-van/2/page.js', 'two');
    expect(read(folder, 'mf-van/2/page.js')).toBe('two');
  }));

test('a draft that is not made live is removed, and takes nothing of the site with it', async () => {
  const folder = await withDrafts(siteDir, async (create) => create().folder);
  expect(existsSync(folder)).toBe(false);
  expect(generations()).toEqual(['1']);
  expect(live('mf-van/1/page.js')).toBe('one');
  expect(live('vans/index.html')).toBe('vans');
});

test('all files of a draft become live in one step, and unchanged ones are the same files', async () => {
  const before = statSync(path.join(webRoot(siteDir), 'vans/index.html'));
  const opened = path.join(siteDir, 'generations/1');
  expect(await change('site.json', '{"next":true}')).toBe(true);
  expect(live('site.json')).toBe('{"next":true}');
  expect(statSync(path.join(webRoot(siteDir), 'vans/index.html')).ino).toBe(before.ino);
  // A reader that began before the change still reads the generation before.
  expect(read(opened, 'site.json')).toBe('{}');
  expect(publicFolder(siteDir)).toBe(webRoot(siteDir));
  expect(publicFolder(opened)).toBe(opened);
});

test('of two changes that begin with one generation, the later one has to begin again', () =>
  withDrafts(siteDir, async (create) => {
    const [first, second] = [create(), create()] as [GenerationDraft, GenerationDraft];
    writeAtomically(path.join(first.folder, 'site.json'), 'first');
    expect(await first.makeLive()).toBe(true);
    expect(await second.makeLive()).toBe(false);
    expect(live('site.json')).toBe('first');
    const third = create();
    expect(read(third.folder, 'site.json')).toBe('first');
    expect(third.earlier).toEqual([first.folder, second.folder]);
    expect(await third.makeLive()).toBe(true);
  }));

test('three generations stay after they were live, and a draft for an hour', async () => {
  const left = path.join(siteDir, 'generations/draft-left');
  mkdirSync(left);
  for (let count = 2; count <= 6; count += 1) await change('site.json', String(count));
  expect(generations()).toEqual(['3', '4', '5', '6', 'draft-left']);
  const old = Date.now() / 1000 - 3_601;
  utimesSync(left, old, old);
  await change('site.json', '7');
  expect(generations()).toEqual(['4', '5', '6', '7']);
});

/** The name of a draft of this process. */
const ownDraft = () => withDrafts(siteDir, async (create) => path.basename(create().folder));

test('a draft that a killed process left behind is removed when the next one is created', async () => {
  const own = await ownDraft();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = own.replace(`-${process.pid}-`, `-${pid}-`);
  const running = own.replace(`-${process.pid}-`, `-${process.ppid}-`);
  const elsewhere = left.replace(/^draft-.{8}/, 'draft-00000000');
  for (const name of [left, running, elsewhere]) mkdirSync(path.join(siteDir, 'generations', name));
  await withDrafts(siteDir, async (create) => {
    const draft = path.basename(create().folder);
    expect(generations()).toEqual(['1', draft, running, elsewhere].sort());
    // Another draft of this process is not left behind.
    create();
    expect(generations()).toContain(draft);
  });
});

test('a draft of a killed process with the same number is removed, as containers restart', async () => {
  const left = path.join(siteDir, 'generations', await ownDraft());
  mkdirSync(left);
  const before = Date.now() / 1000 - process.uptime() - 1;
  utimesSync(left, before, before);
  await ownDraft();
  expect(generations()).toEqual(['1']);
});

test('a generation that a killed process left behind is replaced', async () => {
  put('generations/2/stale.html', 'stale');
  put('.live.draft', 'stale');
  expect(await change('site.json', 'next')).toBe(true);
  expect(live('site.json')).toBe('next');
  expect(existsSync(path.join(webRoot(siteDir), 'stale.html'))).toBe(false);
  expect(existsSync(path.join(siteDir, '.live.draft'))).toBe(false);
});

test('a copy in which `live` is a folder is refused, and a link makes it a site again', async () => {
  const copy = path.join(siteDir, 'copy');
  cpSync(path.join(siteDir, 'generations'), path.join(copy, 'generations'), {
    recursive: true,
    dereference: true,
  });
  cpSync(path.join(copy, 'generations/1'), webRoot(copy), { recursive: true });
  const refused =
    /^\S+live is a folder, but must be a link to the newest folder in \S+generations: /;
  expect(() => publicFolder(copy)).toThrow(refused);
  await expect(withDrafts(copy, async (create) => create())).rejects.toThrow(refused);
  rmSync(webRoot(copy), { recursive: true });
  symlinkSync('generations/1', webRoot(copy));
  expect(await withDrafts(copy, async (create) => create().makeLive())).toBe(true);
  expect(read(webRoot(copy), 'vans/index.html')).toBe('vans');
});

test('other files in the folder of a new site stay there, and are not served', async () => {
  rmSync(siteDir, { recursive: true });
  put('notes.txt', 'notes');
  expect(await change('site.json', 'next')).toBe(true);
  expect(readdirSync(siteDir).sort()).toEqual([
    ...['.content-pages', 'generations', 'live', 'notes.txt'],
  ]);
  expect(readdirSync(webRoot(siteDir)).sort()).toEqual(['.content-pages', 'site.json']);
});
