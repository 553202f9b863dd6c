import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, type Exposed, type RemoteManifest } from '@shop/shared-contract';
import manifestJson from '../remote.json';

const manifest = manifestJson as RemoteManifest;
const root = path.join(__dirname, '..');
const modules = Object.entries(manifest.exposes);

/** Every sentence by its dotted key, reduced to the placeholders it must be given. */
const placeholders = (words: object, prefix = ''): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, (value.match(/{{\w+}}/g) ?? []).sort()]]
        : Object.entries(placeholders(value, `${prefix}${key}.`)),
    ),
  );

const exposedBy = async (file: string) =>
  ((await import(path.join(root, file))) as { default: Exposed }).default;

test.each(modules)('%s keeps the contract', async (_, file) => {
  const exposed = await exposedBy(file);
  expect(exposed.contract).toBe(CONTRACT_VERSION);
  expect(exposed.Component).toBeInstanceOf(Function);
});

test.each(modules)('%s says the same things in both languages', async (_, file) => {
  const { messages } = await exposedBy(file);
  expect(messages).not.toHaveLength(0);
  for (const { load } of messages) {
    const [en, es] = [
      placeholders((await load.en()) as object),
      placeholders((await load.es()) as object),
    ];
    expect(es).toEqual(en);
    // Staff's content blocks write a key's dots as underscores.
    expect(Object.keys(en).filter((key) => key.includes('_'))).toEqual([]);
  }
});

test('what the manifest names is exposed and exists', () => {
  const named = [...manifest.pages, ...manifest.widgets].map(({ module }) => module);
  expect(new Set(named)).toEqual(new Set(Object.keys(manifest.exposes)));
  for (const [, file] of modules) expect(existsSync(path.join(root, file))).toBe(true);
});

test('every entry of the navigation, and every prerendered address, leads to a page of ours', () => {
  const patterns = manifest.pages.map(
    ({ path: route }) => new RegExp(`^${route.replace(/:\w+/g, '[\\w-]+')}$`),
  );
  const links = manifest.navigation.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  for (const address of [...links.map((link) => link.path), ...manifest.prerender]) {
    expect(patterns.some((pattern) => pattern.test(address)) ? 'found' : address).toBe('found');
  }
});
