/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMPORTS_FILE } from '../build/ImportsPlugin';
import { OWN_FILE } from '../build/ownFile';
import { singletons } from '../build/singletons';
import { root } from '../disk/paths';
import { emptySite } from '../disk/siteFile';
import { releaseOf } from '../site/releaseEntry';
import { shellProblems } from '../site/rules';
import { readBuild, recordOf } from './builtRemote';
import { builtShell } from './storeVersion';
import { builtIn } from './testing/builtIn';
import { validateReleases } from './validateReleases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build whose entry is this script. */
function builtWith(entry: string, globalName = 'mf_a') {
  const { manifest, dist } = builtIn(folder, 'mf-a');
  const federation = {
    metaData: { globalName },
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    exposes: [{ path: './page', assets: { js: { sync: [] }, css: { sync: [] } } }],
  };
  writeFileSync(path.join(dist, 'remoteEntry.js'), entry);
  writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify(federation));
  writeFileSync(path.join(dist, IMPORTS_FILE), '[]');
  return readBuild(manifest, dist);
}

const abilities = builtShell().abilities;
const { frames: _, ...withoutFrames } = abilities;
/** A shell from before `connectRemote`. */
const olderShell = { ...withoutFrames, provides: singletons() };

test('rejects a build with a name that is too long for the site configuration', () => {
  expect(() => builtWith('', 'x'.repeat(201))).toThrow(
    'metaData.globalName has more than 200 characters',
  );
});

test.each([
  [
    'too many entries',
    Object.fromEntries(
      Array.from({ length: 101 }, (_, n) => [`library${n}`, { version: '1.0.0' }]),
    ),
    /own\.json: has more than 100 entries$/,
  ],
  [
    'a version that is too long',
    { react: { version: 'x'.repeat(201) } },
    /react\.version has more than 200 characters$/,
  ],
  [
    'a name that is too long',
    { ['x'.repeat(201)]: { version: '1.0.0' } },
    /own\.json: has a name with more than 200 characters$/,
  ],
])('rejects copies of shared libraries with %s', (_, own, reason) => {
  const { dist } = builtIn(folder, 'mf-a');
  writeFileSync(path.join(dist, OWN_FILE), JSON.stringify(own));
  expect(() => builtWith('')).toThrow(reason);
});

test('a build with a runtime of its own requires only the shared libraries', () => {
  const built = builtWith('var mf_a = {};');
  expect(built.requires).toEqual({ react: '^19.0.0' });
  expect(() => validateReleases([built], olderShell, emptySite)).not.toThrow();
});

test('a build that takes its runtime from the shell fits no shell without a loader', () => {
  // What stands in place of the runtime.
  const source = readFileSync(path.join(root, 'platform/build/remoteRuntime.ts'), 'utf8');
  const built = builtWith(source.replace(/^(\/\/|declare).*$/gm, ''));
  expect(() => validateReleases([built], abilities, emptySite)).not.toThrow();
  const needed = 'it needs @shop/loader ^1.2.0; the shell provides none';
  expect(() => validateReleases([built], olderShell, emptySite)).toThrow(
    `mf-a is not released:\n  - ${needed}`,
  );
  const live = releaseOf('mf-a', '1', recordOf(built));
  const site = { ...emptySite, remotes: [{ name: 'mf-a', live }] };
  expect(shellProblems(abilities, site, [])).toEqual([]);
  expect(shellProblems(olderShell, site, [])).toEqual([`mf-a: ${needed}`]);
});

test('a remote of the staff frame fits no shell without that frame', () => {
  const built = builtWith('var mf_a = {};');
  const staff = { ...built, manifest: { ...built.manifest, frame: 'staff' as const } };
  expect(recordOf(built)).not.toHaveProperty('frame');
  expect(recordOf(staff).frame).toBe('staff');
  expect(() => validateReleases([staff], abilities, emptySite)).not.toThrow();
  expect(() => validateReleases([staff], olderShell, emptySite)).toThrow(
    'mf-a is not released:\n  - it needs the frame staff; the shell has site',
  );
  const site = {
    ...emptySite,
    remotes: [{ name: 'mf-a', live: releaseOf('mf-a', '1', recordOf(staff)) }],
  };
  expect(shellProblems(olderShell, site, [])).toEqual([
    'mf-a: it needs the frame staff; the shell has site',
  ]);
});
