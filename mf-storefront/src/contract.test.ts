import path from 'node:path';
import type { Exposed, RemoteManifest } from '@shop/shared-contract';
import { contractProblems } from '@shop/shared-contract/test-support';
import manifestJson from '../remote.json';

const manifest = manifestJson as RemoteManifest;
const root = path.join(__dirname, '..');

test('it keeps the contract', async () => {
  const modules: Record<string, Exposed> = {};
  for (const [name, file] of Object.entries(manifest.exposes)) {
    modules[name] = ((await import(path.join(root, file))) as { default: Exposed }).default;
  }
  const vehicles = ['hatchback', 'suv', 'van'].map((kind) => `finder.generic.${kind}`);
  // Certificates keep the official names that their issuers gave them.
  const certificates = ['marcus', 'danielle', 'luis'].map((person) => `${person}.certifications`);
  const same = {
    catalogue: [...vehicles, 'card.sku'],
    team: certificates,
    navigation: ['/blog'],
  };
  expect(await contractProblems(manifest, modules, same)).toEqual([]);
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
