/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptySite } from './siteFile';
import { readSettings, withSettings } from './siteSettings';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'site.config.json');
const backend = { url: 'https://project.supabase.co', key: 'sb_publishable_1' };
const whole = { backend, origin: 'https://shop.example' };

function read(settings: object | string, env: NodeJS.ProcessEnv = {}) {
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return readSettings({ SITE_CONFIG: file, ...env });
}

test('reads all settings, and none from a missing file', () => {
  expect(read(whole)).toEqual(whole);
  expect(readSettings({ SITE_CONFIG: path.join(folder, 'missing.json') })).toEqual({});
});

test('removes the slash at the end of an address', () => {
  const { url, key } = backend;
  const written = { backend: { url: `${url}/`, key }, origin: 'https://shop.example/' };
  expect(read(written)).toEqual({ backend, origin: 'https://shop.example' });
});

const jwt = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`;
const mustBeAddress = 'must be an address like https://project.supabase.co';
const mustBeOrigin = 'must be an origin like https://shop.example, without a path';

test.each([
  [{ backend: { url: backend.url } }, 'backend.key is missing'],
  [{ backend: { key: 'k' } }, 'backend.url is missing'],
  [{ backend: { url: 'project.supabase.co', key: 'k' } }, `backend.url ${mustBeAddress}`],
  [{ backend: { url: 'file:///tmp', key: 'k' } }, `backend.url ${mustBeAddress}`],
  [{ backend: { ...backend, key: ' ' } }, 'backend.key must not be empty'],
  [
    { backend: { ...backend, key: 'sb_secret_1' } },
    'backend.key is a secret key; use the publishable key',
  ],
  [{ backend: { ...backend, key: jwt } }, 'backend.key is a secret key; use the publishable key'],
  [{ origin: 'shop.example' }, `origin ${mustBeOrigin}`],
  [{ origin: 'https://shop.example/en' }, `origin ${mustBeOrigin}`],
  [{ origin: '' }, `origin ${mustBeOrigin}`],
  [{ ...whole, staffOrigin: 'staff.example' }, `staffOrigin ${mustBeOrigin}`],
  [{ orign: 'https://shop.example' }, 'has unknown fields: orign'],
])('rejects %j', (settings, mistake) => {
  expect(() => read(settings)).toThrow(new Error(`${file}: ${mistake}`));
});

test('names a file that is not JSON', () => {
  expect(() => read('{"origin":')).toThrow(`${file} is not JSON: `);
});

test('prefers the environment to the file, and ignores empty variables', () => {
  const env = {
    SUPABASE_URL: 'https://other.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'other',
    PUBLIC_ORIGIN: 'https://other.example',
  };
  expect(read(whole, env)).toEqual({
    backend: { url: env.SUPABASE_URL, key: 'other' },
    origin: 'https://other.example',
  });
  const empty = Object.fromEntries(Object.keys(env).map((name) => [name, '']));
  expect(read(whole, empty)).toEqual(whole);
});

test.each([
  [{ SUPABASE_URL: backend.url }, 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must be set together'],
  [
    { SUPABASE_PUBLISHABLE_KEY: 'k' },
    'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must be set together',
  ],
  [{ SUPABASE_URL: 'x', SUPABASE_PUBLISHABLE_KEY: 'k' }, `SUPABASE_URL ${mustBeAddress}`],
  [{ PUBLIC_ORIGIN: 'shop.example' }, `PUBLIC_ORIGIN ${mustBeOrigin}`],
])('rejects the environment %j', (env, mistake) => {
  expect(() => read({}, env)).toThrow(new Error(`Environment: ${mistake}`));
});

test('writes into a site what is set, and leaves the rest', () => {
  const site = { ...emptySite, backend: { url: '', key: 'embedded' }, origin: 'http://localhost' };
  expect(withSettings(site, {})).toEqual(site);
  const { origin } = whole;
  expect(withSettings(site, { origin })).toEqual({ ...site, origin });
  expect(withSettings(site, whole)).toEqual({ ...emptySite, ...whole });
});

describe('the address of staff', () => {
  const staffOrigin = 'https://staff.shop.example';

  test('is read from the file and from the environment, and an empty one ends it', () => {
    expect(read({ ...whole, staffOrigin })).toEqual({ ...whole, staffOrigin });
    expect(read(whole, { STAFF_ORIGIN: `${staffOrigin}/` })).toEqual({ ...whole, staffOrigin });
    const local = { origin: 'http://localhost:3000', staffOrigin: 'http://127.0.0.1:3000' };
    expect(read(local)).toEqual(local);
    const site = { ...emptySite, ...whole, staffOrigin };
    expect(withSettings(site, read(whole)).staffOrigin).toBe(staffOrigin);
    expect(withSettings(site, read({ ...whole, staffOrigin: '' })).staffOrigin).toBe('');
  });

  test.each([
    [{ staffOrigin }, 'another host'],
    [{ ...whole, staffOrigin: whole.origin }, 'another host'],
    [{ ...whole, staffOrigin: 'http://staff.shop.example' }, 'HTTPS'],
    [{ ...whole, staffOrigin: `${staffOrigin}/admin` }, 'without a path'],
  ])('rejects %j', (settings, reason) => {
    expect(() => read(settings)).toThrow(reason);
  });
});
