/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '../../shared-contract/src/siteConfig';
import { changeSite, emptySite } from '../release/siteFile';
import { compose } from './compose';
import { originOf, publicOrigin, withLocalOrigin, withToldOrigin } from './publicOrigin';

const HERE = 'http://localhost:3000';
const SHOP = 'https://shop.example';

const local = (origin?: string): SiteConfig => ({ ...emptySite, ...(origin ? { origin } : {}) });
const hosted = (origin?: string): SiteConfig => ({
  ...local(origin),
  backend: { url: 'https://project.supabase.co', key: 'public' },
});

test('an origin is an address', () => {
  expect(originOf('https://a.example/en/')).toBe('https://a.example');
  expect(originOf('')).toBe('');
  expect(() => originOf('a.example')).toThrow('PUBLIC_ORIGIN is not an address: a.example');
});

test.each([
  HERE,
  'https://shop.localhost',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'http://192.168.1.5:3000',
])('pages for the public never name %s by themselves', (origin) => {
  expect(() => publicOrigin(hosted(origin), '')).toThrow('PUBLIC_ORIGIN=');
  expect(publicOrigin(hosted(origin), SHOP)).toBe(SHOP);
});

test('what is known is used: told now, told before, or the machine’s own for itself', () => {
  expect(publicOrigin(hosted(SHOP), '')).toBe(SHOP);
  expect(publicOrigin(hosted(SHOP), 'https://other.example')).toBe('https://other.example');
  expect(publicOrigin(hosted(), '')).toBe('');
  expect(publicOrigin(local(HERE), '')).toBe(HERE);
});

test('a local start notes its own address, and never over one that was told', () => {
  expect(withLocalOrigin(local(), HERE, '').origin).toBe(HERE);
  expect(withLocalOrigin(local('http://localhost:4000'), HERE, '').origin).toBe(HERE);
  expect(withLocalOrigin(local(SHOP), HERE, '').origin).toBe(SHOP);
  expect(withLocalOrigin(local(), HERE, `${SHOP}/`).origin).toBe(SHOP);
});

test('what was told is noted', () => {
  expect(withToldOrigin(local(HERE), SHOP).origin).toBe(SHOP);
  expect(withToldOrigin(local(HERE), '').origin).toBe(HERE);
});

test('pages that are made ready for upload after a local start do not name this machine', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'origin-'));
  await changeSite(siteDir, (site) => withLocalOrigin(site, HERE, ''));
  await changeSite(siteDir, ({ origin = '' }) => hosted(origin));
  await expect(compose(siteDir)).rejects.toThrow(`The pages would name ${HERE}`);
  rmSync(siteDir, { recursive: true });
});
