import { CONTRACT_VERSION, type RemoteManifest } from '@shop/shared-contract';
import manifestJson from '../remote.json';
import page from './pages/admin/page';

const manifest = manifestJson as RemoteManifest;

/** Every sentence by its dotted key, reduced to the placeholders it must be given. */
const placeholders = (words: object, prefix = ''): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, (value.match(/{{\w+}}/g) ?? []).sort()]]
        : Object.entries(placeholders(value, `${prefix}${key}.`)),
    ),
  );

test('the one exposed page keeps the contract and answers for the whole area', () => {
  expect(Object.keys(manifest.exposes)).toEqual(['./admin']);
  expect(manifest.pages).toEqual([{ path: '/admin/*', module: './admin' }]);
  expect(page.contract).toBe(CONTRACT_VERSION);
  expect(page.Component).toBeInstanceOf(Function);
});

test('nothing of it is prerendered or shown in the public navigation', () => {
  expect(manifest.prerender).toEqual([]);
  expect(manifest.navigation).toEqual([]);
});

test.each(page.messages)('$namespace says the same in both languages', async ({ load }) => {
  const en = placeholders((await load.en()) as object);
  expect(placeholders((await load.es()) as object)).toEqual(en);
  // Staff's content blocks write a key's dots as underscores.
  expect(Object.keys(en).filter((key) => key.includes('_'))).toEqual([]);
});

test('no two sections share a namespace, and none a public page’s', () => {
  const names = page.messages.map(({ namespace }) => namespace);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^admin/);
});
