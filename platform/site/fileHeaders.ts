import { getMimeType } from 'hono/utils/mime';
import { DIGEST_PATTERN, isContentPath, isPicturePath } from '../../shared-site/contract';
import { copySuffixes, type Encoding } from './compressFiles';

const versionedFile = new RegExp(`^[\\w-]+/${DIGEST_PATTERN}/.+\\.[A-Za-z0-9]+$`);

export interface FileHeaders {
  'Content-Type': string;
  'Cache-Control': string;
  'Content-Encoding'?: Encoding;
  'Access-Control-Allow-Origin'?: '*';
}

function originalOf(file: string): { original: string; encoding?: Encoding } {
  for (const encoding of Object.keys(copySuffixes) as Encoding[]) {
    const suffix = copySuffixes[encoding];
    if (file.endsWith(suffix)) return { original: file.slice(0, -suffix.length), encoding };
  }
  return { original: file };
}

export const isImmutable = (file: string) =>
  versionedFile.test(file) ||
  isContentPath(`/${originalOf(file).original}`) ||
  isPicturePath(`/${originalOf(file).original}`);

function caching(key: string): string {
  if (key === 'site.json' || key === 'status.json') return 'no-store';
  const isPage = key.endsWith('.html');
  return isImmutable(key) && !isPage ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * For `npm start`, a bucket and nginx, whose configuration a test compares.
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
