import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './hashFiles';
import { writeAtomically } from './siteFile';

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

const qualityFor = ({ length }: Buffer) => (length > LARGE ? 6 : undefined);

/** Compresses with brotli at the best quality: the result is made once and served many times. */
export function compress(content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, options(bytes));
}

/**
 * Compresses in another thread, and quickly where the text is large.
 * @param quality how small it gets, if it is not large: the best unless given
 */
export function compressInBackground(content: string, quality?: number): Promise<Buffer> {
  const bytes = Buffer.from(content);
  return promisify(brotliCompress)(bytes, options(bytes, qualityFor(bytes) ?? quality));
}

const gzip = (content: Buffer | string) =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION });

/** Compresses a small text within a millisecond, for an answer that is not made in advance. */
export const compressQuickly = (bytes: Buffer, encoding: Encoding) =>
  encoding === 'br' ? brotliCompressSync(bytes, options(bytes, 5)) : gzipSync(bytes);

/** What the name of a compressed copy adds to that of its file, by content encoding, smallest first. */
export const copySuffixes = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof copySuffixes;

/** The names of a file's compressed copies. */
const copiesOf = (file: string) => Object.values(copySuffixes).map((suffix) => file + suffix);

/** The name of a file and those of its compressed copies. */
export const withCopies = (file: string) => [file, ...copiesOf(file)];

/** Whether a file and all its copies exist; an interrupted run may have left some of them. */
export const hasCopies = (file: string) => withCopies(file).every((copy) => existsSync(copy));

/**
 * Replaces a text file of a site and its compressed copies. The earlier copies are removed first, so
 * that an interrupted run leaves none of another content.
 * @param brotli its copy in brotli, where that exists already
 */
export function writeWithCopies(file: string, content: string, brotli?: Buffer) {
  const bytes = Buffer.from(content);
  const copies = {
    br: brotli ?? brotliCompressSync(bytes, options(bytes, qualityFor(bytes))),
    gzip: gzip(bytes),
  } satisfies Record<Encoding, Buffer>;
  for (const copy of copiesOf(file)) rmSync(copy, { force: true });
  writeAtomically(file, bytes);
  writeAtomically(file + copySuffixes.br, copies.br);
  writeAtomically(file + copySuffixes.gzip, copies.gzip);
}

/** Puts the compressed copies beside every text file below a folder that no server serves yet. */
export function compressFiles(folder: string) {
  for (const file of filesBelow(folder)) {
    if (!text.has(path.extname(file))) continue;
    const content = readFileSync(file);
    writeFileSync(file + copySuffixes.br, compress(content));
    writeFileSync(file + copySuffixes.gzip, gzip(content));
  }
}
