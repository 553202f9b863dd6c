import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from './hashFiles';

const text = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest', '.xml', '.txt']);

/** Brotli as small as it gets: it is made once and served many times. */
export function compress(content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Puts a `.br` beside every text file below a folder; the server sends that one. */
export function compressFiles(folder: string) {
  for (const file of filesBelow(folder)) {
    if (text.has(path.extname(file))) writeFileSync(`${file}.br`, compress(readFileSync(file)));
  }
}
