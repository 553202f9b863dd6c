import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code ?? '')) return undefined;
    throw error;
  });
}

/** The file system path below `siteDir` for a URL path; undefined for hidden, odd or outside ones. */
function locate(siteDir: string, urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (/\/\.|\\|\0/.test(decoded)) return undefined;
  return path.join(siteDir, decoded);
}

export interface SiteFile {
  /** File name from which the media type is derived. */
  name: string;
  bytes: Buffer;
  encoding?: 'br';
}

/**
 * Reads a file that a release may replace at any moment, whole, so that an answer never mixes two
 * versions. A folder means its index.html; `brotli` takes the `.br` beside the file when it is there.
 */
export async function readSiteFile(
  siteDir: string,
  urlPath: string,
  brotli: boolean,
): Promise<SiteFile | undefined> {
  const located = locate(siteDir, urlPath);
  if (located === undefined) return undefined;
  for (const name of [located, path.join(located, 'index.html')]) {
    const plain = await readIfThere(name);
    if (!plain) continue;
    const compressed = brotli ? await readIfThere(`${name}.br`) : undefined;
    return compressed ? { name, bytes: compressed, encoding: 'br' } : { name, bytes: plain };
  }
  return undefined;
}
