/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localTarget, readSite } from '../site/siteFile';
import { releaseRemote } from './releaseApps';
import { readBuilt } from './releaseRecord';
import { rollBackApp } from './rollBackApp';
import { builtIn } from './testing/builtIn';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const siteDir = () => path.join(folder, 'site');

test('a dry run rejects what a release rejects, and names the version that it would release', async () => {
  const target = localTarget(siteDir());
  const van = builtIn(folder, 'mf-van');
  const dry = { dryRun: true, canary: 10 };
  await expect(releaseRemote(van, target, dry)).rejects.toThrow(
    'mf-van has not been released yet: a first release cannot be a canary',
  );
  const version = await releaseRemote(van, target);
  expect(await releaseRemote(van, target, dry)).toBe(version);
});

test('equal builds have the same version, whatever the order of their statistics', async () => {
  const target = localTarget(siteDir());
  const van = builtIn(folder, 'mf-van');
  const notes = path.join(van.dist, 'mf-stats.json');
  const versions: string[] = [];
  for (const order of ['[1, 2]', '[2, 1]']) {
    writeFileSync(notes, order);
    versions.push(await releaseRemote(van, target));
  }
  expect(versions[0]).toBe(versions[1]);
  expect(existsSync(path.join(siteDir(), 'mf-van', String(versions[0]), 'mf-stats.json'))).toBe(
    false,
  );
});

test('another commit, author, time or reason makes no new version', async () => {
  const target = localTarget(siteDir());
  const van = builtIn(folder, 'mf-van');
  const first = await releaseRemote(van, target, { reason: 'first' });
  expect(readSite(siteDir()).remotes[0]?.live.built).toMatchObject({ reason: 'first' });
  const before = readSite(siteDir());
  expect(await releaseRemote(van, target, { reason: 'second' })).toBe(first);
  expect(readSite(siteDir())).toEqual(before);
});

test('a version keeps where it comes from through a rollback and a second release', async () => {
  const target = localTarget(siteDir());
  const release = (path: string, reason: string) =>
    releaseRemote(builtIn(folder, 'mf-van', { pages: [{ path, module: './page' }] }), target, {
      reason,
    });
  const first = await release('/first', 'first');
  await release('/second', 'second');
  const live = () => readSite(siteDir()).remotes[0]?.live;
  expect(live()?.built?.reason).toBe('second');
  await rollBackApp(target, 'mf-van');
  expect(live()).toMatchObject({ version: first, built: { reason: 'first' } });
  await release('/second', 'third');
  expect(live()?.built?.reason).toBe('third');
  expect(readBuilt(siteDir(), 'mf-van', live()?.version ?? '')?.reason).toBe('second');
  expect(readBuilt(siteDir(), 'mf-van', 'none')).toBeUndefined();
});
