import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getMimeType } from 'hono/utils/mime';

export interface BucketPlace {
  bucket: string;
  /** Folder in the bucket, without slashes at its ends; may be empty. */
  prefix: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined;
}

const typeOf = (key: string) => getMimeType(key.replace(/\.br$/, '')) ?? 'application/octet-stream';

const cachingOf = (key: string) =>
  /^[\w-]+\/[0-9a-f]{12}[/.]/.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache';

const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);

/** The operations of an S3-compatible store that a release needs. */
export function openBucket({ bucket: Bucket, prefix, endpoint }: BucketPlace) {
  const client = new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    region: process.env['AWS_REGION'] ?? 'us-east-1',
    // Not every compatible store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const full = (key: string) => (prefix ? `${prefix}/${key}` : key);
  const object = (key: string, Body: Buffer) => ({
    Bucket,
    Key: full(key),
    Body,
    ContentType: typeOf(key),
    CacheControl: cachingOf(key),
    ...(key.endsWith('.br') ? { ContentEncoding: 'br' } : {}),
  });

  return {
    async read(key: string): Promise<{ bytes: Buffer; tag: string } | undefined> {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket, Key: full(key) }));
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag ?? '' };
      } catch (error) {
        if (hasStatus(error, 404)) return undefined;
        throw error;
      }
    },
    async write(key: string, bytes: Buffer) {
      await client.send(new PutObjectCommand(object(key, bytes)));
    },
    /**
     * Writes a file only if it is unchanged since it was read.
     * @param tag the tag that `read` returned; undefined for a file that did not exist
     * @returns false when another client has written the file since
     */
    async replace(key: string, bytes: Buffer, tag: string | undefined): Promise<boolean> {
      try {
        const unchanged = tag ? { IfMatch: tag } : { IfNoneMatch: '*' };
        await client.send(new PutObjectCommand({ ...object(key, bytes), ...unchanged }));
        return true;
      } catch (error) {
        if (hasStatus(error, 409, 412)) return false;
        throw error;
      }
    },
    async list(below = ''): Promise<{ key: string; tag: string }[]> {
      const found: { key: string; tag: string }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: full(below),
            ...(ContinuationToken ? { ContinuationToken } : {}),
          }),
        );
        for (const { Key = '', ETag = '' } of page.Contents ?? []) {
          const key = prefix ? Key.slice(prefix.length + 1) : Key;
          found.push({ key, tag: ETag.replaceAll('"', '') });
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
    async remove(key: string) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: full(key) }));
    },
  };
}
export type Bucket = ReturnType<typeof openBucket>;
