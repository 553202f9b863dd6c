import type { RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import manifest from '../remote.json';
import page from './pages/example/page';

// Until the page has a name in Spanish; whatever is listed without need fails the test.
const same = { example: ['meta.title', 'hero.title'], navigation: ['/example-route'] };

test('it keeps the contract', async () => {
  const modules = { './example': page };
  expect(await contractProblems(manifest as RemoteManifest, modules, same)).toEqual([]);
});
