import { getMimeType } from 'hono/utils/mime';
import { DIGEST_PATTERN, isContentPath } from '../../shared-site/contract';
import { copySuffixes, type Encoding } from './compressFiles';

const versionedFile = new RegExp(`^[\\w-]+/${DIGEST_PATTERN}/.+\\.[A-Za-z0-9]+$`);

/** The response headers of a file of the site that follow from its path alone. */
export interface FileHeaders {
  'Content-Type': string;
  'Cache-Control': string;
  /** Of a compressed copy; its other headers are those of the file that it compresses. */
  'Content-Encoding'?: Encoding;
  'Access-Control-Allow-Origin'?: '*';
}

/** The name of the file that a compressed copy is of, and the copy's encoding. */
function originalOf(file: string): { original: string; encoding?: Encoding } {
  for (const encoding of Object.keys(copySuffixes) as Encoding[]) {
    const suffix = copySuffixes[encoding];
    if (file.endsWith(suffix)) return { original: file.slice(0, -suffix.length), encoding };
  }
  return { original: file };
}

/**
 * Whether a file lies in the folder of a version or is a content file: neither ever changes.
 * @param file its path below the site folder, without a leading slash
 */
export const isImmutable = (file: string) =>
  versionedFile.test(file) || isContentPath(`/${originalOf(file).original}`);

function caching(key: string): string {
  // It decides which versions are live.
  if (key === 'site.json') return 'no-store';
  // Pages are revalidated wherever they lie.
  const isPage = key.endsWith('.html');
  return isImmutable(key) && !isPage ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * The headers that a file of the site is served with: by `npm start`, from a bucket, and by nginx,
 * whose configuration a test compares. `docs/serving/README.md` lists them.
 * @param file its path below the site folder, without a leading slash
 */
export function fileHeaders(file: string): FileHeaders {
  const { original, encoding } = originalOf(file);
  const cacheControl = caching(original);
  return {
    'Content-Type': getMimeType(original) ?? 'application/octet-stream',
    'Cache-Control': cacheControl,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    // A remote's files may be loaded by a shell of another origin, and by a team's own machine.
    ...(cacheControl.includes('immutable') ? { 'Access-Control-Allow-Origin': '*' } : {}),
  };
}
