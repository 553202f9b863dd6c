import type { RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import manifestJson from '../remote.json';
import { en } from './locales/en';
import diagnosticsPage from './pages/diagnostics/page';
import { symptoms } from './symptoms/symptoms';
import symptomChecker from './widgets/symptom-checker/widget';

const manifest = manifestJson as RemoteManifest;

test('mf-diagnostics satisfies the contract', async () => {
  const modules = { './diagnostics': diagnosticsPage, './symptomChecker': symptomChecker };
  expect(await contractProblems(manifest, modules)).toEqual([]);
});

test('the locales translate exactly the ids of the eight symptoms', () => {
  expect(symptoms.map(({ id }) => id)).toEqual(Object.keys(en.symptoms));
  expect(new Set(symptoms.map(({ id }) => id)).size).toBe(8);
});
