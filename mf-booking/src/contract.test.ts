import type { RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import { serviceIds } from '@shop/shared-data';
import manifestJson from '../remote.json';
import { en } from './locales/booking/en';
import bookingPage from './pages/booking/page';
import cancelPage from './pages/cancel/page';
import { symptomIds } from './rules/prefill';
import { services } from './rules/services';

const manifest = manifestJson as RemoteManifest;

test('meets the contract', async () => {
  const modules = { './booking': bookingPage, './cancel': cancelPage };
  const same = { booking: ['duration.minutes'] };
  expect(await contractProblems(manifest, modules, same)).toEqual([]);
});

test('lists the private cancel page in no navigation and prerenders it nowhere', () => {
  const listed = [...manifest.navigation.map((entry) => entry.path), ...manifest.prerender];
  expect(listed).not.toContain('/booking/cancel');
});

test('the dictionary names each service and symptom by its id', () => {
  expect(services.map(({ id }) => id)).toEqual([...serviceIds]);
  expect(services.map(({ id }) => id)).toEqual(Object.keys(en.services));
  expect([...symptomIds]).toEqual(Object.keys(en.symptoms));
});
