import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest } from '../release/builtRemote';
import { remotes } from './apps';
import { manifestOf } from './remoteManifest';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'manifest-')), 'mf-van');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@shop/mf-van' }));
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const whole = {
  name: 'mf-van',
  contract: 1,
  devPort: 3005,
  exposes: { './van': './src/page.ts' },
  pages: [{ path: '/van', module: './van' }],
  widgets: [],
  navigation: [{ place: 'footer', label: { en: 'Van', es: 'Camioneta' }, path: '/van', order: 1 }],
  prerender: ['/van'],
};

function read(text: string) {
  writeFileSync(path.join(folder, 'remote.json'), text);
  return manifestOf(folder, 'mf-van');
}
const readWith = (changes: object) => read(JSON.stringify({ ...whole, ...changes }));
const entry = { ...whole.navigation[0] };

test('accepts the remote.json of each remote of this repository', () => {
  expect(remotes.map((name) => readManifest(name).name)).toEqual(remotes);
  expect(readWith({ uses: ['map'] })).toMatchObject({ uses: ['map'] });
});

test.each([
  [{ navigation: undefined }, 'navigation is missing'],
  [{ pages: undefined }, 'pages is missing'],
  [{ name: undefined }, 'name is missing'],
  [{ prerender: undefined }, 'prerender is missing'],
  [{ contract: '2' }, 'contract must be of the type number'],
  [{ devPort: 'any' }, 'devPort must be of the type number'],
  [{ devPort: 0 }, 'devPort must be a port'],
  [{ budget: 200 }, 'has unknown fields: budget'],
  [{ name: 'booking' }, 'name must be like mf-fleet'],
  [{ pages: [{ path: '/van' }] }, 'pages[0].module is missing'],
  [{ navigation: [{ ...entry, place: 'side' }] }, 'navigation[0].place must be header or footer'],
  [{ navigation: [{ ...entry, label: { en: 'Van' } }] }, 'navigation[0].label.es is missing'],
  [
    { navigation: [{ ...entry, label: { en: 'Van', es: ' ' } }] },
    'navigation[0].label.es must not be empty',
  ],
  [{ use: ['map'] }, 'has unknown fields: use'],
])('rejects a remote.json with %j', (changes, mistake) => {
  const file = path.join(folder, 'remote.json');
  expect(() => readWith(changes)).toThrow(new Error(`${file}: ${mistake}`));
});

test('reports each mistake in its own sentence', () => {
  expect(() => readWith({ contract: 'x', pages: 7 })).toThrow(
    /contract must be.*\n.*pages must be/,
  );
});

test('names a file that is not JSON, and a file that is missing', () => {
  expect(() => read('{"name":')).toThrow(/mf-van\/remote\.json is not JSON: /);
  rmSync(path.join(folder, 'remote.json'));
  expect(() => manifestOf(folder, 'mf-van')).toThrow(/^There is no .*mf-van\/remote\.json$/);
});

test('rejects a remote with the name of another remote', () => {
  expect(() => readWith({ name: 'mf-booking' })).toThrow(
    /remote\.json: name must be "mf-van", not "mf-booking"$/,
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@shop/mf-booking' }));
  expect(() => readWith({})).toThrow(
    /package\.json: name must be "mf-van", not "@shop\/mf-booking"$/,
  );
});
