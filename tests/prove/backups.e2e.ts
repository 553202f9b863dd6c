import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { htmlFile } from '../../platform/disk/composeLedger';
import { webRoot } from '../../platform/disk/generations';
import { readSite } from '../../platform/disk/siteFile';
import { startBucket } from '../composition/support/bucketServer';
import { book, bookingRequest } from '../support/bookings';
import { operate } from '../support/operate';
import { startPostgres } from '../support/postgresServer';
import { RunningSite } from '../support/runningSite';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

// These tests open no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

const account = { email: 'owner@example.com', password: 'tires-2026' };

/** What must be as it was: the live versions, the HTML of a page, and the rows that staff see. */
async function stateOf(shop: RunningSite) {
  const { shell, remotes } = readSite(shop.siteDir);
  return {
    versions: [shell?.version, ...remotes.map(({ name, live }) => [name, live.version])],
    home: readFileSync(htmlFile(shop.siteDir, '/'), 'utf8'),
    bookings: await shop.rows('bookings', 'select=*&order=id'),
    audit: await shop.rows('audit_log', 'select=*&order=id'),
    settings: await shop.rows('settings', 'select=*&order=key'),
  };
}

async function openShop() {
  const shop = await RunningSite.start('composed');
  await shop.makeAdmin(account.email, account.password);
  const booking = bookingRequest({
    p_date: bookableDay(0),
    p_slot: '09:00',
    p_notes: 'Ñ \\n\nsecond line',
  });
  expect((await book(shop, booking)).ok).toBe(true);
  return shop;
}

const signIn = (shop: RunningSite) =>
  shop.api('/auth/v1/token?grant_type=password', { body: account });

test('a shop whose folders are gone comes back from a backup of the running server', {
  tag: '@prove',
}, async () => {
  test.setTimeout(timeLimit(600_000));
  const shop = await openShop();
  const before = await stateOf(shop);
  const backups = path.join(shop.folder, 'backups');
  await operate(shop, 'backup', [backups]);
  const [name = ''] = readdirSync(backups);
  const file = path.join(backups, name);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(operate(shop, 'restore', [file, '--replace'])).rejects.toThrow(
    /is in use by process/,
  );
  await shop.kill('SIGKILL');
  await expect(operate(shop, 'restore', [file])).rejects.toThrow(/would be replaced/);

  for (const folder of [shop.siteDir, shop.dataDir]) rmSync(folder, { recursive: true });
  await operate(shop, 'restore', [file]);
  await shop.run();
  expect(await stateOf(shop)).toEqual(before);
  expect((await signIn(shop)).ok).toBe(true);
  // Sequences and triggers go on where they were.
  expect((await book(shop, bookingRequest())).ok).toBe(true);
  expect(await shop.rows('bookings')).toHaveLength(before.bookings.length + 1);

  await shop.kill();
  await operate(shop, 'restore', [file, '--replace']);
  await shop.run();
  expect(await stateOf(shop)).toEqual(before);
  const replaced = readdirSync(shop.dataDir).filter((file) => file.startsWith('replaced-'));
  expect(replaced).toHaveLength(1);

  truncateSync(file, Math.floor(statSync(file).size / 2));
  await expect(operate(shop, 'verifyBackup', [file])).rejects.toThrow(/tar failed/);
  await shop.remove();
});

/** Kills the process before it moves a file of this folder. */
const killBeforeMove = (folder: string) => `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const rename = fs.renameSync;
fs.renameSync = (from, to) => {
  if (from.startsWith(${JSON.stringify(folder)})) process.kill(process.pid, 'SIGKILL');
  rename(from, to);
};
syncBuiltinESMExports();`;

test('a restore that is killed between data and site is finished by the next start', {
  tag: '@prove',
}, async () => {
  test.setTimeout(timeLimit(600_000));
  const shop = await openShop();
  const before = await stateOf(shop);
  const backups = path.join(shop.folder, 'backups');
  await operate(shop, 'backup', [backups]);
  const [name = ''] = readdirSync(backups);
  expect((await book(shop, bookingRequest())).ok).toBe(true);
  await shop.kill();
  writeFileSync(path.join(webRoot(shop.siteDir), 'index.html'), 'changed');

  const killer = path.join(shop.folder, 'killer.mjs');
  writeFileSync(killer, killBeforeMove(path.join(shop.siteDir, 'restoring')));
  const restore = [path.join(backups, name), '--replace'];
  const killed = operate(shop, 'restore', restore, { NODE_OPTIONS: `--import ${killer}` });
  await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(existsSync(webRoot(shop.siteDir))).toBe(false);
  await shop.run();
  expect(await stateOf(shop)).toEqual(before);
  await shop.remove();
});

test('a backup of a stopped server is stored in a bucket, and restored from it', {
  tag: '@prove',
}, async () => {
  test.setTimeout(timeLimit(600_000));
  const shop = await openShop();
  const before = await stateOf(shop);
  await shop.kill();
  const bucket = await startBucket('backups');
  const env = {
    S3_ENDPOINT: bucket.endpoint,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const siteBucket = { ...env, SITE_TARGET: 's3://backups/site' };
  await expect(operate(shop, 'backup', ['s3://backups/shop'], siteBucket)).rejects.toThrow(
    /is the bucket of the site/,
  );
  const [address = ''] = (await operate(shop, 'backup', ['s3://backups/shop'], env)).split('\n');
  expect(await operate(shop, 'verifyBackup', [address], env)).toMatch(/^\d+ rows of \d+ tables/);
  for (const folder of [shop.siteDir, shop.dataDir]) rmSync(folder, { recursive: true });
  await operate(shop, 'restore', [address], env);
  await shop.run();
  expect(await stateOf(shop)).toEqual(before);
  expect((await signIn(shop)).ok).toBe(true);
  await shop.remove();
  await bucket.close();
});

test('a backup moves a shop to a PostgreSQL server and back', { tag: '@prove' }, async () => {
  test.setTimeout(timeLimit(600_000));
  const shop = await openShop();
  const before = await stateOf(shop);
  await shop.kill();
  const backups = path.join(shop.folder, 'backups');
  const newest = () => path.join(backups, readdirSync(backups).sort().at(-1) ?? '');
  await operate(shop, 'backup', [backups]);
  const { owner, url, stop } = await startPostgres();
  const env = { DATABASE_URL: url('postgres') };
  await operate(shop, 'restore', [newest(), '--replace'], env);
  const rows = await owner.query('select id from public.bookings order by id');
  expect(rows).toEqual(before.bookings.map(({ id }) => ({ id })));
  await expect(operate(shop, 'restore', [newest(), '--replace'], env)).rejects.toThrow(
    /The database of DATABASE_URL has tables/,
  );
  await operate(shop, 'backup', [backups], env);
  await operate(shop, 'restore', [newest(), '--replace']);
  await shop.run();
  expect(await stateOf(shop)).toEqual(before);
  await shop.remove();
  await stop();
});
