import type { RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import manifestJson from '../remote.json';
import page from './pages/admin/page';

const manifest = manifestJson as RemoteManifest;

test('it keeps the contract', async () => {
  const same = { adminMessages: ['replySubject'] };
  expect(await contractProblems(manifest, { './admin': page }, same)).toEqual([]);
});

test('the one exposed page answers for the whole area', () => {
  expect(manifest.pages).toEqual([{ path: '/admin/*', module: './admin' }]);
});

test('nothing of it is prerendered or shown in the public navigation', () => {
  expect(manifest.prerender).toEqual([]);
  expect(manifest.navigation).toEqual([]);
});

test('no two sections share a namespace, and none a public page’s', () => {
  const names = page.locales.map(({ namespace }) => namespace);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^admin/);
});
