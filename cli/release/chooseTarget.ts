import { siteDir } from '@shop/platform/machine/paths';
import { localTarget } from '@shop/platform/site/siteFile';
import type { Target } from '@shop/platform/site/target';

/** The directory SITE_DIR, or a bucket: `s3://bucket/folder`, with S3_ENDPOINT for others than Amazon's. */
export async function chooseTarget(address = process.env['SITE_TARGET']): Promise<Target> {
  if (!address) return localTarget(siteDir);
  const url = new URL(address);
  if (url.protocol !== 's3:') {
    throw new Error(
      `SITE_TARGET is a bucket here, s3://bucket/folder, not ${address}: a release endpoint takes release, promote, withdraw and rollback only`,
    );
  }
  const { s3Target } = await import('@shop/platform/release/targets/s3Target');
  return s3Target({
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/|\/$/g, ''),
    endpoint: process.env['S3_ENDPOINT'],
    siteDir,
  });
}
