/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIGESTS_FILE } from '../../shared-site/contract';
import { IMPORTS_FILE } from '../build/ImportsPlugin';
import { TEXTS_FILE } from '../build/TextsPlugin';
import { integrityOf } from '../machine/hashFiles';
import { readBuild, recordOf } from './builtRemote';
import { storeRemote } from './storeVersion';
import { builtIn } from './testing/builtIn';
import { buildProblems } from './validateReleases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const noCopy = { js: { sync: [] } };
const copy = { js: { sync: ['static/copy.js'] } };
const react = { name: 'react', requiredVersion: '^19.0.0', assets: noCopy };

interface Changes {
  globalName?: string;
  shared?: object[];
  publicPath?: string;
  type?: string;
}

/** A build whose entry is this script. */
function builtWith(entry: string, changes: Changes = {}) {
  const { manifest, dist } = builtIn(folder, 'mf-a');
  const { globalName = 'mf_a', shared = [react], publicPath = 'auto', type = 'global' } = changes;
  const federation = {
    metaData: { globalName, publicPath, remoteEntry: { path: '', name: 'remoteEntry.js', type } },
    shared,
    exposes: [{ path: './page', assets: { js: { sync: [] }, css: { sync: [] } } }],
  };
  writeFileSync(path.join(dist, 'remoteEntry.js'), entry);
  writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify(federation));
  writeFileSync(path.join(dist, IMPORTS_FILE), '[]');
  return readBuild(manifest, dist);
}

test('rejects a build with a name that is too long for the site configuration', () => {
  expect(() => builtWith('', { globalName: 'x'.repeat(201) })).toThrow(
    'metaData.globalName has more than 200 characters',
  );
});

test('requires of the shell what it has no copy of, and React always', () => {
  const shared = [
    { name: 'react', requiredVersion: '^19.0.0', assets: copy },
    { name: 'i18next', requiredVersion: '^27.0.0', assets: copy },
    { name: '@shop/shared-ui', requiredVersion: '^1.0.0', assets: noCopy },
  ];
  const built = builtWith('', { shared });
  expect(built.requires).toEqual({ react: '^19.0.0', '@shop/shared-ui': '^1.0.0' });
});

test('records digests of the scripts and styles that its entry does not contain', async () => {
  const { dist } = builtIn(folder, 'mf-a');
  for (const name of ['a.js', 'b.css', 'c.js'])
    writeFileSync(path.join(dist, 'static', name), name);
  const built = builtWith(`"${integrityOf('a.js', 'sha384')}"`);
  const digests = { 'static/b.css': integrityOf('b.css'), 'static/c.js': integrityOf('c.js') };
  expect(built.digests).toEqual(digests);
  const siteDir = path.join(folder, 'site');
  const version = await storeRemote(built, siteDir);
  const text = readFileSync(path.join(siteDir, 'mf-a', version, DIGESTS_FILE), 'utf8');
  expect(JSON.parse(text)).toEqual(digests);
  expect(recordOf(built).digests).toBe(integrityOf(text));
  const all = ['a.js', 'b.css', 'c.js'].map((name) => integrityOf(name)).join();
  expect(recordOf(builtWith(all))).not.toHaveProperty('digests');
});

test('records the file with its texts, if the build has one', () => {
  expect(recordOf(builtWith(''))).not.toHaveProperty('texts');
  writeFileSync(path.join(builtIn(folder, 'mf-a').dist, TEXTS_FILE), '{}');
  expect(recordOf(builtWith('')).texts).toBe(TEXTS_FILE);
});

test('accepts a build without a list of its imports that shares React', () => {
  const { imports: _, ...built } = builtWith('');
  expect(buildProblems(built)).toEqual([]);
  expect(buildProblems({ ...built, requires: {} })).toEqual([
    'it does not share react: the shell provides it',
  ]);
});

test.each(['/', 'https://cdn.example/mf-a/'])(
  'rejects a build for the address %s',
  (publicPath) => {
    expect(() => builtWith('', { publicPath })).toThrow(
      'metaData.publicPath must be auto, because a build works at any address: set output.assetPrefix',
    );
  },
);

test('rejects a build by Vite in one sentence, whatever else it lacks', () => {
  const build = () => builtWith('', { type: 'module', publicPath: '/' });
  expect(build).toThrow(/^[^\n]*is an ES module, as a build by Vite has it: build .* with Rsbuild/);
});

test('stores neither types nor statistics, which are no part of the version', async () => {
  const built = builtWith('');
  const siteDir = path.join(folder, 'site');
  const version = await storeRemote(built, siteDir);
  mkdirSync(path.join(built.dist, '@mf-types'));
  for (const name of ['@mf-types/page.d.ts', '@mf-types.zip', '@mf-types.d.ts', 'mf-stats.json'])
    writeFileSync(path.join(built.dist, name), name);
  expect(await storeRemote(built, siteDir)).toBe(version);
  const other = path.join(folder, 'other');
  await storeRemote(built, other);
  const names = readdirSync(path.join(other, 'mf-a', version));
  expect(names).toContain('remoteEntry.js');
  expect(names.filter((name) => /types|stats/.test(name))).toEqual([]);
});
