import type { RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import manifestJson from '../remote.json';
import { en } from './locales/booking/en';
import bookingPage from './pages/booking/page';
import managePage from './pages/manage/page';
import { symptomIds } from './rules/prefill';

const manifest = manifestJson as RemoteManifest;

test('meets the contract', async () => {
  const modules = { './booking': bookingPage, './manage': managePage };
  expect(await contractProblems(manifest, modules)).toEqual([]);
});

test('has the page /booking, with a link in header and footer', () => {
  expect(manifest.pages.map((page) => page.path)).toContain('/booking');
  const links = manifest.navigation.filter((link) => link.path === '/booking');
  expect(links.map(({ place }) => place)).toEqual(['header', 'footer']);
});

test('lists the private manage page in no navigation and prerenders it nowhere', () => {
  const listed = [...manifest.navigation.map((entry) => entry.path), ...manifest.prerender];
  expect(listed).not.toContain('/booking/cancel');
});

test('the dictionary names each symptom by its id', () => {
  expect([...symptomIds]).toEqual(Object.keys(en.symptoms));
});
