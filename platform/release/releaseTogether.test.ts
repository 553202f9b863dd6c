/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retire } from '../../shared-site/changes';
import { CONTRACT_VERSION } from '../../shared-site/contract';
import type { SiteConfig } from '../../shared-site/schema';
import { webRoot } from '../site/generations';
import { changeSite, emptySite, localTarget, readSite } from '../site/siteFile';
import type { ChangeSite, Target } from '../site/target';
import { releaseBuilt } from './releaseApps';
import { RECORD_FILE } from './releaseRecord';
import { rollBackApp } from './rollBackApp';
import { builtShell } from './storeVersion';
import { type BuiltChanges, builtIn } from './testing/builtIn';
import { validateReleases } from './validateReleases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'together-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const siteDir = () => path.join(folder, 'site');

const built = (name: string, changes: BuiltChanges = {}) => builtIn(folder, name, changes);

const shell = (react: string, contract = CONTRACT_VERSION) => ({
  contract,
  provides: { react },
});
const withShell = (react: string): SiteConfig => ({
  ...emptySite,
  shell: { version: 's', history: [], ...shell(react) },
});

test('accepts a remote that needs what the shell released with it provides', () => {
  const remotes = [built('mf-a', { react: '^20.0.0' })];
  expect(() => validateReleases(remotes, shell('20.1.0'), withShell('19.0.0'))).not.toThrow();
  expect(() => validateReleases(remotes, undefined, withShell('19.0.0'))).toThrow('react ^20.0.0');
  expect(() => validateReleases(remotes, shell('21.0.0'), withShell('20.0.0'))).toThrow(
    'mf-a is not released:\n  - it needs react ^20.0.0; the shell provides 21.0.0',
  );
});

test('remotes that are released together are checked against each other', () => {
  const remotes = [built('mf-a'), built('mf-b', { pages: [{ path: '/a', module: './page' }] })];
  expect(() => validateReleases(remotes, undefined, withShell('19.0.0'))).toThrow(
    'the path /a belongs to mf-a',
  );
});

test('remotes that are released together go live in an order in which each fits', async () => {
  const target = localTarget(siteDir());
  const map = [{ name: 'map', module: './page' }];
  const shows = built('mf-a', { uses: ['map'] });
  const has = built('mf-b', { widgets: map });
  expect(() => validateReleases([shows], undefined, emptySite)).toThrow('it uses the widget map');
  await releaseBuilt({ remotes: [shows, has] }, target);
  const live = readSite(siteDir());
  expect(live.remotes.map(({ name }) => name)).toEqual(['mf-a', 'mf-b']);
  expect(() => validateReleases([built('mf-b')], undefined, live)).toThrow(
    'mf-b is not released:\n  - mf-a shows the widget map, which would be removed',
  );
  // The widget and its last place may go together.
  expect(() => validateReleases([built('mf-b'), built('mf-a')], undefined, live)).not.toThrow();
  expect(() => retire(live, 'mf-b')).toThrow('mf-a shows the widget map, which would be removed');
  expect(retire(retire(live, 'mf-a'), 'mf-b').remotes).toEqual([]);
});

test('when one of several apps is rejected, none goes live, not even the shell', async () => {
  const react = `^${builtShell().abilities.provides['react']}`;
  const remotes = [built('mf-a', { react }), built('mf-b', { react: '^99.0.0' })];
  const target = localTarget(siteDir());
  await expect(releaseBuilt({ shell: builtShell(), remotes }, target)).rejects.toThrow(
    'mf-b is not',
  );
  expect(readSite(siteDir())).toEqual(emptySite);
  await releaseBuilt({ remotes: remotes.slice(0, 1) }, target);
  expect(readSite(siteDir()).remotes.map(({ name }) => name)).toEqual(['mf-a']);
});

test('rejects a rollback of the shell while live remotes need the newer one', async () => {
  const older = path.join(siteDir(), 'shell/older');
  mkdirSync(older, { recursive: true });
  writeFileSync(
    path.join(older, RECORD_FILE),
    JSON.stringify(shell('19.0.0', CONTRACT_VERSION - 1)),
  );
  writeFileSync(path.join(older, 'index.html'), 'older');
  const target = localTarget(siteDir());
  await changeSite(siteDir(), () => withShell('19.0.0'));
  await releaseBuilt({ remotes: [built('mf-a')] }, target);
  await expect(rollBackApp(target, 'shell', 'older')).rejects.toThrow(
    `shell is not rolled back:\n  - mf-a is built for contract ${CONTRACT_VERSION}`,
  );
  expect(readSite(siteDir()).shell?.version).toBe('s');

  await changeSite(siteDir(), (site) => ({ ...site, remotes: [] }));
  await rollBackApp(target, 'shell', 'older');
  expect(readSite(siteDir()).shell?.version).toBe('older');
});

test('installs the shell that the site names, where another machine has released one meanwhile', async () => {
  for (const version of ['older', 'newer']) {
    const files = path.join(siteDir(), 'shell', version);
    mkdirSync(files, { recursive: true });
    writeFileSync(path.join(files, RECORD_FILE), JSON.stringify(shell('19.0.0')));
    writeFileSync(path.join(files, 'index.html'), version);
  }
  const newer = { version: 'newer', history: [], ...shell('19.0.0') };
  await changeSite(siteDir(), () => ({ ...emptySite, shell: newer }));
  // As a bucket does, where `site.json` was changed again after this machine had changed it.
  const change: Target['change'] = async (_change, prepare) => {
    await prepare?.({ folder: webRoot(siteDir()), earlier: [] });
    return readSite(siteDir());
  };
  await rollBackApp({ ...localTarget(siteDir()), change }, 'shell', 'older');
  expect(readFileSync(path.join(webRoot(siteDir()), '_app.html'), 'utf8')).toBe('newer');
});

test('a release is prepared in a draft, and changes nothing when that fails', async () => {
  const target = localTarget(siteDir());
  const remotes = [built('mf-a'), built('mf-b')];
  const prepare = jest.fn(async ({ folder }: { folder: string }) => {
    expect(readSite(folder).remotes.map(({ name }) => name)).toEqual(['mf-a', 'mf-b']);
    throw new Error('a page throws');
  });
  const composing = { ...target, change: (change: ChangeSite) => target.change(change, prepare) };
  await expect(releaseBuilt({ remotes }, composing)).rejects.toThrow('a page throws');
  expect(readSite(siteDir())).toEqual(emptySite);
  await expect(releaseBuilt({ remotes }, composing, { dryRun: true })).resolves.toBeUndefined();
  expect(prepare).toHaveBeenCalledTimes(1);
});
