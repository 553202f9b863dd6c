/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webRoot } from '../../disk/generations';
import { changeSite, emptySite, localTarget } from '../../disk/siteFile';
import type { SiteSettings } from '../../disk/siteSettings';
import { restoreIntoBucket } from './restoreIntoBucket';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bucket-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a site with one version of the shell, and a home page of the same name, live in a folder. */
async function makeSite(siteDir: string, version: string, settings: SiteSettings = {}) {
  mkdirSync(path.join(siteDir, 'shell', version), { recursive: true });
  writeFileSync(path.join(siteDir, 'shell', version, 'main.js'), version);
  await changeSite(
    siteDir,
    () => ({
      ...emptySite,
      ...settings,
      shell: { version, contracts: { oldest: 1, newest: 1 }, provides: {}, history: [] },
    }),
    async (draft) => writeFileSync(path.join(draft.folder, 'index.html'), version),
  );
}

const homePage = (siteDir: string) =>
  readFileSync(path.join(webRoot(siteDir), 'index.html'), 'utf8');

test('a site in the bucket is replaced only where that is allowed, and its versions stay', async () => {
  const [backup, bucket] = [inFolder('backup'), inFolder('bucket')];
  await makeSite(backup, 'older');
  await makeSite(bucket, 'newer');
  const target = localTarget(bucket);
  await expect(restoreIntoBucket(backup, target, false)).rejects.toThrow('add --replace');
  expect(homePage(bucket)).toBe('newer');
  expect(existsSync(path.join(bucket, 'shell/older'))).toBe(false);

  await restoreIntoBucket(backup, target, true);
  expect((await target.read()).shell?.version).toBe('older');
  expect(homePage(bucket)).toBe('older');
  expect(existsSync(path.join(bucket, 'shell/older/main.js'))).toBe(true);
  expect(existsSync(path.join(bucket, 'shell/newer/main.js'))).toBe(true);
});

test('an interrupted restore leaves the pages as they were, and the next run completes it', async () => {
  const [backup, bucket] = [inFolder('backup'), inFolder('bucket')];
  await makeSite(backup, 'older');
  await makeSite(bucket, 'newer');
  const target = localTarget(bucket);
  const storeVersion = () => Promise.reject(new Error('The bucket does not answer.'));
  await expect(restoreIntoBucket(backup, { ...target, storeVersion }, true)).rejects.toThrow(
    'The bucket does not answer.',
  );
  expect((await target.read()).shell?.version).toBe('newer');
  expect(homePage(bucket)).toBe('newer');

  await restoreIntoBucket(backup, target, true);
  expect(homePage(bucket)).toBe('older');
});

test('what an interrupted restore has made live needs no permission to be restored again', async () => {
  const [backup, bucket] = [inFolder('backup'), inFolder('bucket')];
  await makeSite(backup, 'older');
  const target = localTarget(bucket);
  await restoreIntoBucket(backup, target, false);
  rmSync(path.join(webRoot(bucket), 'index.html'));
  await restoreIntoBucket(backup, target, false);
  expect(homePage(bucket)).toBe('older');
});

test.each<[string, SiteSettings]>([
  ['backend', { backend: { url: 'https://other.supabase.co', key: 'sb_publishable_b' } }],
  ['origin', { origin: 'https://other.example' }],
])('pages that are composed for another %s are rejected', async (name, settings) => {
  const [backup, bucket] = [inFolder('backup'), inFolder('bucket')];
  await makeSite(backup, 'older', settings);
  jest.replaceProperty(process, 'env', {
    ...process.env,
    SUPABASE_URL: 'https://shop.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
    PUBLIC_ORIGIN: 'https://shop.example',
  });
  const target = localTarget(bucket);
  await expect(restoreIntoBucket(backup, target, true)).rejects.toThrow(
    `The pages of the backup are composed for the ${name} https://other.`,
  );
  jest.restoreAllMocks();
  expect((await target.read()).shell).toBeUndefined();
});
