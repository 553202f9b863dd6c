import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { s3Target } from '@shop/platform/release/targets/s3Target';
import { test } from '../../support/test';
import { startBucket } from './bucketServer';
import { buildFixture, plainPage } from './fixtureRemote';

Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });

/** Starts a bucket for each test of the file, whose tests open no page. */
export function bucketForTests() {
  // The default origin would start a shop.
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
  return {
    bucket: () => bucket,
    /** A machine whose only knowledge of the site comes from the bucket. */
    machine: (name: string) =>
      s3Target({
        bucket: 'shop',
        prefix: 'site',
        endpoint: bucket.endpoint,
        siteDir: path.join(folder, name),
      }),
  };
}

/** A remote whose only page, at its name without `mf-`, shows a heading. */
export const remoteWith = (name: string, heading: string) =>
  buildFixture({
    name,
    pages: [{ path: `/${name.slice(3)}`, module: './page' }],
    code: plainPage(heading),
  });
