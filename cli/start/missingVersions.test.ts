/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '../../shared-site/schema';
import { missingVersions } from './missingVersions';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const site = {
  shell: { version: 'a' },
  remotes: [
    { name: 'mf-van', live: { base: '/mf-van/b/' }, canary: { release: { base: '/mf-van/c/' } } },
    { name: 'mf-fleet', live: { base: 'https://fleet.example/mf-fleet/d/' } },
  ],
} as unknown as SiteConfig;

test('names each live version without files, and what brings it back', () => {
  mkdirSync(path.join(siteDir, 'mf-van/b'), { recursive: true });
  expect(missingVersions(siteDir, site)).toEqual([
    expect.stringMatching(/\/shell\/a\/ is live but missing: .* npm run shop -- release shell$/),
    expect.stringMatching(/\/mf-van\/c\/ is live but missing: .* npm run shop -- release mf-van$/),
  ]);
});

test('reports nothing of a complete site', () => {
  for (const folder of ['shell/a', 'mf-van/b', 'mf-van/c']) {
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  }
  expect(missingVersions(siteDir, site)).toEqual([]);
});
