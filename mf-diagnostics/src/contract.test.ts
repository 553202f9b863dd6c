import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, type RemoteManifest } from '@shop/shared-contract';
import manifestJson from '../remote.json';
import { en } from './messages/en';
import { es } from './messages/es';
import diagnosticsPage from './pages/diagnostics/page';
import { symptoms } from './symptoms/symptoms';
import symptomChecker from './widgets/symptom-checker/widget';

const manifest: RemoteManifest = manifestJson;

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
  ['page', diagnosticsPage],
  ['widget', symptomChecker],
])('the %s keeps the contract', (_, exposed) => {
  expect(exposed.contract).toBe(CONTRACT_VERSION);
  expect(exposed.Component).toBeInstanceOf(Function);
});

test('both languages load, with the same keys and placeholders', async () => {
  const [set] = diagnosticsPage.messages;
  expect(await set?.load.en()).toBe(en);
  expect(await set?.load.es()).toBe(es);
  expect(placeholders(es)).toEqual(placeholders(en));
});

test('what the manifest names is exposed and exists', () => {
  const modules = [...manifest.pages, ...manifest.widgets].map(({ module }) => module);
  expect(new Set(modules)).toEqual(new Set(Object.keys(manifest.exposes)));
  for (const file of Object.values(manifest.exposes)) {
    expect(existsSync(path.join(__dirname, '..', file))).toBe(true);
  }
});

test('every symptom has its own words', () => {
  expect(symptoms.map(({ key }) => key)).toEqual(Object.keys(en.symptoms));
  expect(new Set(symptoms.map(({ id }) => id)).size).toBe(8);
});
