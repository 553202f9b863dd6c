import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
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

const BEST_GZIP = { level: constants.Z_BEST_COMPRESSION };

const gzipInBackground = promisify<string, typeof BEST_GZIP, Buffer>(gzip);

/**
 * Compresses beside other work, in both encodings.
 * @param quality of Brotli
 * @param made the copy with Brotli, where it is known
 */
export async function makeCopies(
  content: string,
  quality?: number,
  made?: Buffer,
): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    made ?? compressInBackground(content, quality),
    gzipInBackground(content, BEST_GZIP),
  ]);
  return { br, gzip: gz };
}

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
export function writeWithCopies(file: string, content: string, made?: Record<Encoding, Buffer>) {
  const bytes = Buffer.from(content);
  const copies = made ?? {
    br: brotliCompressSync(bytes, options(bytes, qualityFor(bytes))),
    gzip: gzipSync(bytes, BEST_GZIP),
  };
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
    writeFileSync(file + copySuffixes.gzip, gzipSync(content, BEST_GZIP));
    writeFileSync(
      file + copySuffixes.br,
      await promisify(brotliCompress)(content, options(content)),
    );
  };
  await Promise.all(files.map(write));
}
