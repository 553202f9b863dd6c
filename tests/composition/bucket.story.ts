import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseRemote } from '../../tooling/release/releaseApps';
import { rollBackApp } from '../../tooling/release/rollBackApp';
import { readSite } from '../../tooling/release/siteFile';
import { s3Target } from '../../tooling/release/targets/s3Target';
import { expect, story } from '../support/story';
import { startBucket } from './support/bucketServer';
import { buildFixture, plainPage } from './support/fixtureRemote';

Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });

let bucket: Awaited<ReturnType<typeof startBucket>>;
let folder: string;
story.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
  bucket = await startBucket('shop');
});
story.afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody's machine, which knows of the site only what the bucket tells. */
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
    pages: [{ path: `/${name}`, module: './page' }],
    code: plainPage(heading),
  });

story('a bucket holds what two machines release at the same instant', async () => {
  const versions = await Promise.all([
    releaseRemote(fixture('mf-one', 'One'), machine('first')),
    releaseRemote(fixture('mf-two', 'Two'), machine('second')),
  ]);
  const third = machine('third');
  await third.pull();
  const remotes = readSite(third.siteDir).remotes;
  expect(remotes.map(({ version }) => version)).toEqual(versions);
  for (const { base, entry } of remotes) {
    expect(existsSync(path.join(third.siteDir, base, entry))).toBe(true);
  }
});

story('another machine rolls a release back', async () => {
  const one = machine('first');
  const first = await releaseRemote(fixture('mf-one', 'One'), one);
  await releaseRemote(fixture('mf-one', 'Two'), one);
  const other = machine('second');
  await other.pull();
  await rollBackApp(other, 'mf-one');
  await one.pull();
  expect(readSite(one.siteDir).remotes[0]?.version).toBe(first);
});

story('pages are pushed when they changed, and versions removed when they may go', async () => {
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
