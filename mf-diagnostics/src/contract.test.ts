import type { RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import manifestJson from '../remote.json';
import { en } from './locales/en';
import diagnosticsPage from './pages/diagnostics/page';
import { symptoms } from './symptoms/symptoms';
import symptomChecker from './widgets/symptom-checker/widget';

const manifest: RemoteManifest = manifestJson;

test('it keeps the contract', async () => {
  const modules = { './diagnostics': diagnosticsPage, './symptomChecker': symptomChecker };
  expect(await contractProblems(manifest, modules)).toEqual([]);
});

test('every symptom has its own words', () => {
  expect(symptoms.map(({ key }) => key)).toEqual(Object.keys(en.symptoms));
  expect(new Set(symptoms.map(({ id }) => id)).size).toBe(8);
});
