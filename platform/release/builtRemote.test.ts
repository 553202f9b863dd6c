/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A build whose entry is this script. */
function builtWith(entry: string, changes: { globalName?: string; shared?: object[] } = {}) {
  const { manifest, dist } = builtIn(folder, 'mf-a');
  const { globalName = 'mf_a', shared = [react] } = changes;
  const federation = {
    metaData: { globalName, publicPath: 'auto', remoteEntry: { path: '', name: 'remoteEntry.js' } },
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
