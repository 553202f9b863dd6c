/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeSite } from '@shop/cli/compose/composeSite';
import type { SiteConfig } from '../../shared-site/schema';
import { validPublicOrigin } from './publicOrigin';
import { changeSite, emptySite } from './siteFile';

const HERE = 'http://localhost:3000';
const SHOP = 'https://shop.example';

const folder = mkdtempSync(path.join(tmpdir(), 'origin-'));
beforeAll(() => {
  process.env['SITE_CONFIG'] = path.join(folder, 'site.config.json');
});
afterEach(() => {
  delete process.env['PUBLIC_ORIGIN'];
});
afterAll(() => {
  delete process.env['SITE_CONFIG'];
  rmSync(folder, { recursive: true });
});

const local = (origin?: string): SiteConfig => ({ ...emptySite, ...(origin ? { origin } : {}) });
const hosted = (origin?: string): SiteConfig => ({
  ...local(origin),
  backend: { url: 'https://project.supabase.co', key: 'public' },
});

test.each([
  HERE,
  'https://shop.localhost',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'http://192.168.1.5:3000',
])('rejects %s for a site with a hosted backend, unless a person set it', (origin) => {
  expect(() => validPublicOrigin(hosted(origin))).toThrow(`The pages would name ${origin}`);
  process.env['PUBLIC_ORIGIN'] = origin;
  expect(validPublicOrigin(hosted(origin))).toBe(origin);
});

test('accepts a public origin, no origin, and a machine’s own with the embedded backend', () => {
  expect(validPublicOrigin(hosted(SHOP))).toBe(SHOP);
  expect(validPublicOrigin(hosted())).toBe('');
  expect(validPublicOrigin(local(HERE))).toBe(HERE);
});

test('composing for upload after a local start is rejected', async () => {
  await changeSite(folder, () => hosted(HERE));
  await expect(composeSite(folder)).rejects.toThrow(
    `The pages would name ${HERE} as the shop's address. Set "origin" in site.config.json to the public address, or PUBLIC_ORIGIN=https://shop.example`,
  );
});
