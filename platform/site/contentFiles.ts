import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import {
  contentPath,
  isContentPath,
  isPicturePath,
  PICTURE_PATTERN,
  PICTURE_WIDTHS,
  shortDigest,
} from '../../shared-site/contract';
import type { ContentWithFiles, PublishedContent } from '../../shared-site/rendering';
import { hasCopies, makeCopies, withCopies, writeWithCopies } from './compressFiles';
import { retentionStart } from './retentionStart';

async function writeFile(siteDir: string, value: unknown): Promise<string> {
  const text = JSON.stringify(value);
  const digest = shortDigest(createHash('sha256').update(text).digest('hex'));
  const file = path.join(siteDir, contentPath(digest));
  mkdirSync(path.dirname(file), { recursive: true });
  // A damaged file is written again.
  const isWritten = hasCopies(file) && readFileSync(file, 'utf8') === text;
  if (!isWritten) writeWithCopies(file, text, await makeCopies(text));
  return digest;
}

const isFile = (value: unknown): value is string =>
  typeof value === 'string' && isContentPath(value);

/**
 * No page uses the files yet.
 * @param published the content, and by field what belongs in a file of its own
 * @returns the digest of the content file, and the paths of all files
 */
export async function writeContent(
  siteDir: string,
  { content, files }: ContentWithFiles,
): Promise<{ digest: string; files: string[] }> {
  // All at once: compressing them takes most of the time of a publication without pages.
  const paths = await Promise.all(
    Object.entries(files).map(async ([field, value]) => {
      const isEmpty = Object.keys(value as object).length === 0;
      return [field, isEmpty ? '' : contentPath(await writeFile(siteDir, value))] as const;
    }),
  );
  const digest = await writeFile(siteDir, { ...content, ...Object.fromEntries(paths) });
  return {
    digest,
    files: [contentPath(digest), ...paths.flatMap(([, file]) => (file ? [file] : []))],
  };
}

function read(siteDir: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${siteDir}${file} is missing or damaged. Run npm run shop -- publish.`, {
      cause,
    });
  }
}

/** `digest` is absent where nothing has been published. @throws when a file is missing */
export function readContent(siteDir: string, digest: string | undefined): ContentWithFiles {
  if (!digest) return { content: {}, files: {} };
  const content = read(siteDir, contentPath(digest)) as PublishedContent;
  const named = Object.entries(content).filter(([, value]) => isFile(value));
  const files = named.map(([field, file]) => [field, read(siteDir, String(file))]);
  return { content, files: Object.fromEntries(files) };
}

/** As `readContent`, but nothing where a file is missing. */
export function readContentIfThere(siteDir: string, digest: string | undefined): ContentWithFiles {
  try {
    return readContent(siteDir, digest);
  } catch {
    return { content: {}, files: {} };
  }
}

/** Other files of content that cannot be read are of no use. */
function filesOf(siteDir: string, digest: string): string[] {
  const own = contentPath(digest);
  try {
    return [own, ...Object.values(readContent(siteDir, digest).content).filter(isFile)];
  } catch {
    return existsSync(path.join(siteDir, own)) ? [own] : [];
  }
}

const anyPicture = new RegExp(PICTURE_PATTERN, 'g');

/** Pages derive the other widths of a picture from the one that a content names. */
const allWidths = (picture: string) =>
  PICTURE_WIDTHS.map((width) => picture.replace(/-\d+\.webp$/, `-${width}.webp`));

/** The files of the pictures that files of content name, as far as the site has them. */
const picturesIn = (siteDir: string, files: readonly string[]): string[] => [
  ...new Set(
    files
      .map((file) => path.join(siteDir, file))
      .filter((file) => existsSync(file))
      .flatMap((file) => readFileSync(file, 'utf8').match(anyPicture) ?? [])
      .flatMap(allWidths)
      .filter((file) => existsSync(path.join(siteDir, file))),
  ),
];

/** Files of pictures, in all widths, that a content names; none where it cannot be read. */
export const picturesOf = (siteDir: string, digest: string): string[] =>
  picturesIn(siteDir, filesOf(siteDir, digest));

/** The retention of this content begins now: until now pages were opened with it. */
export function refreshContentRetention(siteDir: string, digest: string, now = Date.now()) {
  for (const file of [...filesOf(siteDir, digest), ...picturesOf(siteDir, digest)]) {
    utimesSync(path.join(siteDir, file), now / 1000, now / 1000);
  }
}

/** Paths below the site of files that nothing names and no open tab can still request. */
export function expiredContent(
  siteDir: string,
  digest: string,
  named: readonly string[] = [],
  now = Date.now(),
): string[] {
  const files = [...filesOf(siteDir, digest), ...named];
  const current = new Set([...files, ...picturesIn(siteDir, files)]);
  const oldest = retentionStart(now);
  return readdirSync(path.join(siteDir, 'content'))
    .map((name) => `/content/${name}`)
    .filter((file) => file.endsWith('.json') || isPicturePath(file))
    .filter((file) => !current.has(file))
    .filter((file) => statSync(path.join(siteDir, file)).mtimeMs < oldest);
}

export function removeFiles(siteDir: string, files: string[]) {
  for (const file of files) {
    for (const copy of withCopies(path.join(siteDir, file))) rmSync(copy, { force: true });
  }
}
