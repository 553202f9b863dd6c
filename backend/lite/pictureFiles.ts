import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from '@supabase/lite';

type Storage = NonNullable<App['_storageAdapter']>;

/** No route that calls these is forwarded. */
const notForwarded = () => Promise.reject(new Error('Pictures are neither copied nor linked.'));

/**
 * The files of the buckets of lite's storage, in a folder; in a temporary one for a database in memory. lite exports no
 * store of files. `forwardedPaths` has checked the names.
 */
export function pictureFiles(dataDir: string | undefined): Storage {
  const folder = path.join(dataDir ?? path.join(tmpdir(), randomUUID()), 'pictures');
  const fileOf = (key: string) => path.join(folder, path.basename(key));
  const describe = async (key: string) => {
    const { size, mtime } = await stat(fileOf(key));
    return {
      cacheControl: 'no-store',
      contentLength: size,
      size,
      lastModified: mtime,
      mimetype: 'application/octet-stream',
      eTag: `"${key}"`,
      httpStatusCode: 200,
    };
  };
  return {
    driver: undefined,
    async getObject(_bucket, key) {
      const body = await readFile(fileOf(key));
      return { metadata: await describe(key), httpStatusCode: 200, body };
    },
    async uploadObject(_bucket, key, _version, body, mimetype) {
      await mkdir(folder, { recursive: true });
      // A file that was interrupted is replaced: it has no row yet.
      await writeFile(fileOf(key), body as Uint8Array);
      return { ...(await describe(key)), mimetype };
    },
    deleteObject: (_bucket, key) => rm(fileOf(key), { force: true }),
    headObject: (_bucket, key) => describe(key),
    deleteObjects: notForwarded,
    copyObject: notForwarded,
    privateAssetUrl: notForwarded,
  };
}
