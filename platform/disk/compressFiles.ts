import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from './hashFiles';

const text = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest', '.xml', '.txt']);

/** Above this a text takes seconds at the best quality, which makes it a few per cent smaller. */
const LARGE = 256 * 1024;

const options = (bytes: Buffer, quality: number = constants.BROTLI_MAX_QUALITY) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** Brotli as small as it gets: it is made once and served many times. */
export function compress(content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, options(bytes));
}

/**
 * The same while this thread goes on, and quickly where the text is large.
 * @param quality how small it gets, if it is not large: the best unless given
 */
export function compressInBackground(content: string, quality?: number): Promise<Buffer> {
  const bytes = Buffer.from(content);
  return promisify(brotliCompress)(bytes, options(bytes, bytes.length > LARGE ? 6 : quality));
}

/** Puts a `.br` beside every text file below a folder; the server sends that one. */
export function compressFiles(folder: string) {
  for (const file of filesBelow(folder)) {
    if (text.has(path.extname(file))) writeFileSync(`${file}.br`, compress(readFileSync(file)));
  }
}
