/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CONTRACT_VERSION,
  type RemoteManifest,
  type SiteConfig,
} from '../../shared-contract/src/siteConfig';
import type { BuiltRemote } from './builtRemote';
import { shellAbilities } from './publishApp';
import { refuseMisfits } from './refuseMisfits';
import { releaseBuilt } from './releaseApps';
import { RECORD_FILE } from './releaseRecord';
import { rollBackApp } from './rollBackApp';
import { changeSite, emptySite, readSite } from './siteFile';
import { localTarget } from './targets/localTarget';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'together-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const siteDir = () => path.join(folder, 'site');

function built(name: string, words: Partial<RemoteManifest & { react: string }> = {}): BuiltRemote {
  const { react = '^19.0.0', ...manifest } = words;
  const dist = path.join(folder, name);
  mkdirSync(path.join(dist, 'static'), { recursive: true });
  writeFileSync(path.join(dist, 'remoteEntry.js'), name);
  return {
    manifest: {
      name,
      contract: CONTRACT_VERSION,
      devPort: 1,
      exposes: { './page': './src/page.ts' },
      pages: [{ path: `/${name.slice(3)}`, module: './page' }],
      widgets: [],
      navigation: [],
      prerender: [],
      ...manifest,
    },
    dist,
    entry: 'remoteEntry.js',
    container: name,
    integrity: 'sha384-1',
    exposes: { './page': [] },
    requires: { react },
    imports: [],
  };
}

const shell = (react: string, newest = CONTRACT_VERSION) => ({
  contracts: { oldest: 1, newest },
  provides: { react },
});
const withShell = (react: string): SiteConfig => ({
  ...emptySite,
  shell: { version: 's', history: [], ...shell(react) },
});

test('a remote may need what the shell brings that is released with it', () => {
  const remotes = [built('mf-a', { react: '^20.0.0' })];
  expect(() => refuseMisfits(remotes, shell('20.1.0'), withShell('19.0.0'))).not.toThrow();
  expect(() => refuseMisfits(remotes, undefined, withShell('19.0.0'))).toThrow('react ^20.0.0');
  expect(() => refuseMisfits(remotes, shell('21.0.0'), withShell('20.0.0'))).toThrow(
    'mf-a is not released:\n  - it needs react ^20.0.0; the shell provides 21.0.0',
  );
});

test('remotes that are released together are checked against each other', () => {
  const remotes = [built('mf-a'), built('mf-b', { pages: [{ path: '/a', module: './page' }] })];
  expect(() => refuseMisfits(remotes, undefined, withShell('19.0.0'))).toThrow(
    'the path /a belongs to mf-a',
  );
});

test('where one of several apps is refused, none goes live, the shell neither', async () => {
  const react = `^${shellAbilities().provides['react']}`;
  const remotes = [built('mf-a', { react }), built('mf-b', { react: '^99.0.0' })];
  const target = localTarget(siteDir());
  await expect(releaseBuilt({ withShell: true, remotes }, target)).rejects.toThrow('mf-b is not');
  expect(readSite(siteDir())).toEqual(emptySite);
  await releaseBuilt({ withShell: false, remotes: remotes.slice(0, 1) }, target);
  expect(readSite(siteDir()).remotes.map(({ name }) => name)).toEqual(['mf-a']);
});

test('the shell is not rolled back under remotes that need a newer one', async () => {
  const older = path.join(siteDir(), 'shell/older');
  mkdirSync(older, { recursive: true });
  writeFileSync(
    path.join(older, RECORD_FILE),
    JSON.stringify(shell('19.0.0', CONTRACT_VERSION - 1)),
  );
  writeFileSync(path.join(older, 'index.html'), 'older');
  const target = localTarget(siteDir());
  await changeSite(siteDir(), () => withShell('19.0.0'));
  await releaseBuilt({ withShell: false, remotes: [built('mf-a')] }, target);
  await expect(rollBackApp(target, 'shell', 'older')).rejects.toThrow(
    `shell is not rolled back:\n  - mf-a is built for contract ${CONTRACT_VERSION}`,
  );
  expect(readSite(siteDir()).shell?.version).toBe('s');

  await changeSite(siteDir(), (site) => ({ ...site, remotes: [] }));
  await rollBackApp(target, 'shell', 'older');
  expect(readSite(siteDir()).shell?.version).toBe('older');
});
