import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { fileHeaders } from '../../site/fileHeaders';

export interface BucketPlace {
  bucket: string;
  /** Folder in the bucket, without slashes at its ends; may be empty. */
  prefix: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined;
}

export interface ListedFile {
  key: string;
  /** The MD5 digest of its content, in most stores. */
  tag: string;
  bytes: number;
}

const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);

export function openBucket({ bucket: Bucket, prefix, endpoint }: BucketPlace) {
  const client = new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    region: process.env['AWS_REGION'] ?? 'us-east-1',
    // A store that is silent would hold a release or the publisher for ever; what times out is sent again.
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    // Not every compatible store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const full = (key: string) => (prefix ? `${prefix}/${key}` : key);
  const object = (key: string, Body: Buffer) => {
    const headers = fileHeaders(key);
    const encoding = headers['Content-Encoding'];
    return {
      Bucket,
      Key: full(key),
      Body,
      ContentType: headers['Content-Type'],
      CacheControl: headers['Cache-Control'],
      ...(encoding ? { ContentEncoding: encoding } : {}),
    };
  };

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
     * @param tag that `read` returned; undefined for a file that did not exist
     * @returns false when another client has written the file since it was read
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
    async list(below = ''): Promise<ListedFile[]> {
      const found: ListedFile[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: full(below),
            ...(ContinuationToken ? { ContinuationToken } : {}),
          }),
        );
        for (const { Key = '', ETag = '', Size = 0 } of page.Contents ?? []) {
          const key = prefix ? Key.slice(prefix.length + 1) : Key;
          found.push({ key, tag: ETag.replaceAll('"', ''), bytes: Size });
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
