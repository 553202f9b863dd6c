import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '../machine/hashFiles';
import { writeAtomically } from '../machine/writeAtomically';

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

export function compress(content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, options(bytes));
}

export function compressInBackground(content: string, quality?: number): Promise<Buffer> {
  const bytes = Buffer.from(content);
  return promisify(brotliCompress)(bytes, options(bytes, qualityFor(bytes) ?? quality));
}

const gzip = (content: Buffer | string) =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION });

/** Compresses a small text within a millisecond, for an answer that is not made in advance. */
export const compressQuickly = (bytes: Buffer, encoding: Encoding) =>
  encoding === 'br' ? brotliCompressSync(bytes, options(bytes, 5)) : gzipSync(bytes);

/** By content encoding, the smallest copy first. */
export const copySuffixes = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof copySuffixes;

const copiesOf = (file: string) => Object.values(copySuffixes).map((suffix) => file + suffix);

export const withCopies = (file: string) => [file, ...copiesOf(file)];

/** An interrupted run may have left some of the copies. */
export const hasCopies = (file: string) => withCopies(file).every((copy) => existsSync(copy));

/** Removes the earlier copies first: an interrupted run must leave none of another content. */
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

/** For a folder that no server serves yet. On all cores: it takes most of the time of a release. */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesBelow(folder).filter((file) => text.has(path.extname(file)));
  const write = async (file: string) => {
    const content = readFileSync(file);
    writeFileSync(file + copySuffixes.gzip, gzip(content));
    writeFileSync(
      file + copySuffixes.br,
      await promisify(brotliCompress)(content, options(content)),
    );
  };
  await Promise.all(files.map(write));
}
