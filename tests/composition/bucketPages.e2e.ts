import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { webRoot } from '../../platform/disk/generations';
import { readSite } from '../../platform/disk/siteFile';
import { releaseRemote } from '../../platform/release/releaseApps';
import { operate } from '../support/operate';
import { expect, test } from '../support/test';
import { bucketForTests, remoteWith } from './support/bucketMachines';
import { compose, composeInto, has } from './support/bucketPages';

const { bucket, folder, machine } = bucketForTests();

test('a page removed from the site is removed from the bucket, and no machine restores it', async () => {
  const [one, two] = [machine('first'), machine('second')];
  await one.change(
    (site) => site,
    async ({ folder: draft }) => {
      composeInto(draft, '/', '/fleet');
      // A page that another program, not the composer, wrote into the same bucket.
      mkdirSync(path.join(draft, 'menu'));
      writeFileSync(path.join(draft, 'menu/index.html'), 'theirs');
    },
  );
  await two.pull();
  expect(has(two, '/fleet')).toEqual([true, true, true]);
  rmSync(path.join(webRoot(one.siteDir), 'menu'), { recursive: true });

  await compose(one, '/');
  await two.pull();
  expect(has(two, '/fleet')).toEqual([false, false, false]);
  await two.change((site) => site);

  const fresh = machine('third');
  await fresh.pull();
  expect(has(fresh, '/fleet')).toEqual([false, false, false]);
  expect(has(fresh, '/')).toEqual([true, true, true]);
  expect(has(fresh, '/menu')).toEqual([true, false, false]);
});

test('a page that another machine adds at the same time is not removed', async () => {
  const [one, two] = [machine('first'), machine('second')];
  // The same `site.json` from now on, so that no machine notices the change of the other.
  await one.change((site) => site);
  await one.change(
    (site) => site,
    async ({ folder: draft }) => {
      await compose(two, '/fleet');
      composeInto(draft, '/');
    },
  );
  const fresh = machine('third');
  await fresh.pull();
  expect(has(fresh, '/fleet')).toEqual([true, true, true]);
});

test('a backup of a hosted site restores the pages and versions of its bucket', {
  tag: '@prove',
}, async () => {
  const shop = (name: string) => ({
    siteDir: path.join(folder(), name),
    dataDir: path.join(folder(), 'data'),
    folder: folder(),
  });
  const env = {
    SITE_TARGET: 's3://shop/site',
    S3_ENDPOINT: bucket().endpoint,
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  };
  const one = machine('first');
  const version = await releaseRemote(remoteWith('mf-one', 'One'), one);
  await compose(one, '/');
  const output = await operate(shop('second'), 'backup', [path.join(folder(), 'backups')], env);
  expect(output).toContain('The data is not in it');
  const [file = ''] = output.split('\n');
  expect(await operate(shop('second'), 'verifyBackup', [file])).toContain(
    'no data (it is in the hosted project), 1 apps',
  );

  const other = await releaseRemote(remoteWith('mf-one', 'Two'), one);
  await compose(one, '/', '/fleet');
  await one.remove('mf-one', version);
  const restore = (...options: string[]) =>
    operate(shop('third'), 'restore', [file, ...options], env);
  await expect(restore()).rejects.toThrow(/s3:\/\/shop\/site would be replaced/);
  expect(await restore('--replace')).toMatch(/^Restored as of/m);
  const fresh = machine('fourth');
  await fresh.pull();
  const [remote] = readSite(fresh.siteDir).remotes;
  expect(remote?.live.version).toBe(version);
  expect(has(fresh, '/')).toEqual([true, true, true]);
  expect(has(fresh, '/fleet')).toEqual([false, false, false]);
  const entryOf = (name: string) =>
    existsSync(path.join(fresh.siteDir, 'mf-one', name, remote?.live.entry ?? ''));
  expect([version, other].map(entryOf)).toEqual([true, true]);
});
