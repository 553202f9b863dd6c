import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, type RemoteManifest } from '@shop/shared-contract';
import { serviceIds } from '@shop/shared-data';
import manifestJson from '../remote.json';
import { en } from './pages/booking/messages/en';
import bookingPage from './pages/booking/page';
import cancelPage from './pages/cancel/page';
import { symptomKeys } from './rules/prefill';
import { shopServices } from './rules/shopServices';

const manifest: Pick<RemoteManifest, 'exposes' | 'pages' | 'prerender'> = manifestJson;

/** Every sentence by its dotted key, reduced to the placeholders it must be given. */
const placeholders = (words: object, prefix = ''): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, (value.match(/{{\w+}}/g) ?? []).sort()]]
        : Object.entries(placeholders(value, `${prefix}${key}.`)),
    ),
  );

test.each([
  ['booking', bookingPage],
  ['cancel', cancelPage],
])('the %s page keeps the contract', (_, exposed) => {
  expect(exposed.contract).toBe(CONTRACT_VERSION);
  expect(exposed.Component).toBeInstanceOf(Function);
});

test.each(cancelPage.messages)('$namespace speaks both languages alike', async ({ load }) => {
  const english = placeholders((await load.en()) as object);
  expect(placeholders((await load.es()) as object)).toEqual(english);
  expect(Object.keys(english).filter((key) => !/^[a-zA-Z.]+$/.test(key))).toEqual([]);
});

test('what the manifest names is exposed and exists', () => {
  const modules = manifest.pages.map(({ module }) => module);
  expect(new Set(modules)).toEqual(new Set(Object.keys(manifest.exposes)));
  for (const file of Object.values(manifest.exposes)) {
    expect(existsSync(path.join(__dirname, '..', file))).toBe(true);
  }
});

test('the private cancel page is in no navigation and not prerendered', () => {
  const listed = [...manifestJson.navigation.map((entry) => entry.path), ...manifest.prerender];
  expect(listed).not.toContain('/booking/cancel');
});

test('every service and symptom has its words', () => {
  expect(shopServices.map(({ id }) => id)).toEqual([...serviceIds]);
  expect(shopServices.map(({ key }) => key)).toEqual(Object.keys(en.services));
  expect(Object.values(symptomKeys)).toEqual(Object.keys(en.symptoms));
});
