import { CONTRACT_VERSION } from '@shop/shared-site/contract';
import type { RemoteManifest } from '@shop/shared-site/schema';
import { definePage, type Exposed } from './definePage';
import { contractProblems } from './testSupport';

const manifest: RemoteManifest = {
  name: 'mf-fleet',
  contract: CONTRACT_VERSION,
  devPort: 3005,
  exposes: { './fleet': './src/page.ts' },
  pages: [{ path: '/fleet', module: './fleet' }],
  widgets: [],
  navigation: [],
  prerender: [],
};
const en = { title: 'Hello {{name}}', more: 'More' };
const page = (spanish: object = { title: 'Hola {{name}}', more: 'Más' }) =>
  definePage({
    Component: () => null,
    locales: [
      { namespace: 'fleet', load: { en: async () => en, es: async () => ({ ...spanish }) } },
    ],
  });

test('finds no problem in a remote that follows the contract', async () => {
  expect(await contractProblems(manifest, { './fleet': page() })).toEqual([]);
});

test('reports another version of the contract', async () => {
  const older = { ...manifest, contract: CONTRACT_VERSION - 1 };
  expect(await contractProblems(older, { './fleet': page() })).toHaveLength(1);
});

test('reports a page that is not exposed, and an exposed module that is no page or widget', async () => {
  const wrong = { ...manifest, exposes: { './other': './src/other.ts' } };
  expect(await contractProblems(wrong, { './other': page() })).toEqual([
    './fleet is named in remote.json but is not exposed',
    './other is exposed but is neither a page nor a widget',
  ]);
});

test('reports a module without a component', async () => {
  const empty = { locales: [] } as unknown as Exposed;
  expect(await contractProblems(manifest, { './fleet': empty })).toEqual([
    './fleet has no component',
  ]);
});

test.each([
  ['a missing key', { title: 'Hola {{name}}' }, 'fleet: more is missing in Spanish'],
  [
    'another placeholder',
    { title: 'Hola {{nombre}}', more: 'Más' },
    'fleet: title has other placeholders in Spanish than in English',
  ],
  [
    'no translation',
    { title: 'Hello {{name}}', more: 'Más' },
    'fleet: title is the same in both languages: Hello {{name}}',
  ],
  [
    'a key too many',
    { title: 'Hola {{name}}', more: 'Más', extra: 'x' },
    'fleet: extra is missing in English',
  ],
])('reports %s in Spanish', async (_, spanish, problem) => {
  expect(await contractProblems(manifest, { './fleet': page(spanish) })).toEqual([problem]);
});

test('reports a menu entry that is not translated, unless it is listed as the same', async () => {
  const label = { en: 'Blog', es: 'Blog' };
  const navigation = [{ place: 'footer' as const, label, path: '/fleet', order: 1 }];
  const blog = { ...manifest, navigation };
  expect(await contractProblems(blog, { './fleet': page() })).toEqual([
    'navigation: /fleet is the same in both languages: Blog',
  ]);
  expect(await contractProblems(blog, { './fleet': page() }, { navigation: ['/fleet'] })).toEqual(
    [],
  );
});
