import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, removeStale } from '../../platform/compose/composedPages';
import { withCopies } from '../../platform/disk/compressFiles';
import { fileHeaders } from '../../platform/disk/fileHeaders';
import { htmlFile, readLedger, writeLedger } from '../../platform/disk/ledger';
import { readSite } from '../../platform/disk/siteFile';
import type { Target } from '../../platform/disk/target';
import { releaseRemote } from '../../platform/release/releaseApps';
import { rollBackApp } from '../../platform/release/rollBackApp';
import { s3Target } from '../../platform/release/targets/s3Target';
import { expect, test } from '../support/test';
import { startBucket } from './support/bucketServer';
import { buildFixture, plainPage } from './support/fixtureRemote';

Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });

// These tests open no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

let bucket: Awaited<ReturnType<typeof startBucket>>;
let folder: string;
test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
  bucket = await startBucket('shop');
});
test.afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A machine whose only knowledge of the site comes from the bucket. */
const machine = (name: string) =>
  s3Target({
    bucket: 'shop',
    prefix: 'site',
    endpoint: bucket.endpoint,
    siteDir: path.join(folder, name),
  });

const fixture = (name: string, heading: string) =>
  buildFixture({
    name,
    pages: [{ path: `/${name.slice(3)}`, module: './page' }],
    code: plainPage(heading),
  });

test('a bucket contains both releases that two machines make at the same instant', async () => {
  const versions = await Promise.all([
    releaseRemote(fixture('mf-one', 'One'), machine('first')),
    releaseRemote(fixture('mf-two', 'Two'), machine('second')),
  ]);
  const third = machine('third');
  await third.pull();
  const remotes = readSite(third.siteDir).remotes;
  expect(remotes.map(({ live }) => live.version)).toEqual(versions);
  for (const { live } of remotes) {
    expect(existsSync(path.join(third.siteDir, live.base, live.entry))).toBe(true);
  }
});

test('a second machine can roll a release back', async () => {
  const one = machine('first');
  const first = await releaseRemote(fixture('mf-one', 'One'), one);
  await releaseRemote(fixture('mf-one', 'Two'), one);
  const other = machine('second');
  await other.pull();
  await rollBackApp(other, 'mf-one');
  await one.pull();
  expect(readSite(one.siteDir).remotes[0]?.live.version).toBe(first);
});

test('changed pages are pushed, and versions that are no longer needed are removed', async () => {
  const one = machine('first');
  const version = await releaseRemote(fixture('mf-one', 'One'), one);
  writeFileSync(path.join(one.siteDir, '_app.html'), 'frame');
  await one.pushPages();
  const other = machine('second');
  await other.pull();
  expect(readFileSync(path.join(other.siteDir, '_app.html'), 'utf8')).toBe('frame');

  writeFileSync(path.join(one.siteDir, '_app.html'), 'another frame');
  await one.pushPages();
  await one.remove('mf-one', version);
  await other.pull();
  expect(readFileSync(path.join(other.siteDir, '_app.html'), 'utf8')).toBe('another frame');
  const fresh = machine('third');
  await fresh.pull();
  expect(existsSync(path.join(fresh.siteDir, 'mf-one', version))).toBe(false);
});

test('each object has the headers that are documented for its kind of file', async () => {
  const one = machine('first');
  const version = await releaseRemote(fixture('mf-one', 'One'), one);
  composeBy(one.siteDir, '/');
  await one.pushPages();
  for (const key of [
    ...withCopies(`mf-one/${version}/remoteEntry.js`),
    ...withCopies('index.html'),
    ...['site.json', '.composed.json'],
  ]) {
    const { status, headers } = await fetch(`${bucket.endpoint}/shop/site/${key}`);
    const { 'Access-Control-Allow-Origin': _, ...expected } = fileHeaders(key);
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(expected))
      expect(headers.get(name), key).toBe(value);
    expect(headers.has('content-encoding'), key).toBe(/\.(br|gz)$/.test(key));
  }
});

/** What composing leaves: a page in both forms, and the list of all pages. */
function composeBy(siteDir: string, ...addresses: string[]) {
  const made = { common: '', files: [], shown: [], content: '', contentFiles: [] };
  const ledger = Object.fromEntries(addresses.map((at) => [at, made]));
  for (const address of addresses) {
    mkdirSync(path.join(siteDir, address), { recursive: true });
    for (const file of withCopies(htmlFile(siteDir, address))) writeFileSync(file, address);
  }
  writeLedger(
    siteDir,
    removeStale(siteDir, { ...readLedger(siteDir), ...ledger }, pages(addresses)),
  );
}
const pages = (addresses: string[]) =>
  addresses.map((at) => ({ folder: '', path: at, language: 'en' }) as Page);

const has = ({ siteDir }: Target, address: string) =>
  withCopies(htmlFile(siteDir, address)).map((file) => existsSync(file));

test('a page removed from the site is removed from the bucket, and no machine restores it', async () => {
  const [one, two] = [machine('first'), machine('second')];
  await one.pull();
  composeBy(one.siteDir, '/', '/fleet');
  // A page that another program, not the composer, wrote into the same bucket.
  mkdirSync(path.join(one.siteDir, 'menu'));
  writeFileSync(path.join(one.siteDir, 'menu/index.html'), 'theirs');
  await one.pushPages();
  await two.pull();
  expect(has(two, '/fleet')).toEqual([true, true, true]);
  rmSync(path.join(one.siteDir, 'menu'), { recursive: true });

  await one.pull();
  composeBy(one.siteDir, '/');
  await one.pushPages();
  await two.pull();
  expect(has(two, '/fleet')).toEqual([false, false, false]);
  await two.pushPages();

  const fresh = machine('third');
  await fresh.pull();
  expect(has(fresh, '/fleet')).toEqual([false, false, false]);
  expect(has(fresh, '/')).toEqual([true, true, true]);
  expect(has(fresh, '/menu')).toEqual([true, false]);
});

test('a page that another machine adds at the same time is not removed', async () => {
  const [one, two] = [machine('first'), machine('second')];
  await Promise.all([one.pull(), two.pull()]);
  composeBy(two.siteDir, '/fleet');
  await two.pushPages();
  composeBy(one.siteDir, '/');
  await one.pushPages();
  const fresh = machine('third');
  await fresh.pull();
  expect(has(fresh, '/fleet')).toEqual([true, true, true]);
});
