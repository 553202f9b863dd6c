import type { RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import manifestJson from '../remote.json';
import page from './admin/page';

const manifest = manifestJson as RemoteManifest;

test('keeps the contract', async () => {
  const same = {
    admin: ['conflict.no'],
    adminContent: ['pages.video'],
    adminProducts: ['form.sku'],
    adminSettings: [
      'installation.total',
      'names.social_facebook',
      'names.social_instagram',
      'names.social_x',
    ],
  };
  // Staff's own texts are not content blocks: their keys are spelled like the rows they describe.
  const options = { isEditable: false };
  expect(await contractProblems(manifest, { './admin': page }, same, options)).toEqual([]);
});

test('exposes one page, which renders all addresses below /admin', () => {
  expect(manifest.pages).toEqual([{ path: '/admin/*', module: './admin' }]);
});

test('is neither prerendered nor part of the public navigation', () => {
  expect(manifest.prerender).toEqual([]);
  expect(manifest.navigation).toEqual([]);
});

test('each section has a namespace of its own that starts with “admin”', () => {
  const names = page.locales.map(({ namespace }) => namespace);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^admin/);
});

test('every count of a dictionary has the format of numbers', async () => {
  const dictionaries = await Promise.all(
    page.locales.flatMap(({ load }) => [load.en(), load.es()]),
  );
  const plain = JSON.stringify(dictionaries).match(/[^"]*{{(?:count|found|total|pages)}}[^"]*/g);
  expect(plain).toBeNull();
});
