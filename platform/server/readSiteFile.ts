import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { copySuffixes, type Encoding } from '../site/compressFiles';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code ?? '')) return undefined;
    throw error;
  });
}

/** Undefined for hidden, odd or outside paths. */
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
  encoding?: Encoding;
}

/** Reads the file whole: a release may replace it at any moment. A folder means its index.html. */
export async function readSiteFile(
  siteDir: string,
  urlPath: string,
  encodings: readonly Encoding[],
): Promise<SiteFile | undefined> {
  const located = locate(siteDir, urlPath);
  if (located === undefined) return undefined;
  for (const name of [located, path.join(located, 'index.html')]) {
    const plain = await readIfThere(name);
    if (!plain) continue;
    for (const encoding of encodings) {
      const bytes = await readIfThere(name + copySuffixes[encoding]);
      if (bytes) return { name, bytes, encoding };
    }
    return { name, bytes: plain };
  }
  return undefined;
}
