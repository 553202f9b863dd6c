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
  type Content,
  emptyContent,
  type PublishedProduct,
} from '../../shared-contract/src/content';
import { contentPath } from '../site/contract';
import { compressInBackground } from './compressFiles';
import { writeAtomically } from './siteFile';

/** Content with the products that it names. */
export interface SiteContent {
  content: Content;
  products: readonly PublishedProduct[];
}

/** An open tab may still ask for the content that its page was opened with. */
const RETAINED_DAYS = 30;

async function writeFile(siteDir: string, value: unknown): Promise<string> {
  const text = JSON.stringify(value);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = path.join(siteDir, contentPath(digest));
  mkdirSync(path.dirname(file), { recursive: true });
  // The compressed copy first: once the file is there, both are.
  if (!existsSync(file)) {
    writeAtomically(`${file}.br`, await compressInBackground(text));
    writeAtomically(file, text);
  }
  return digest;
}

/**
 * Writes what staff published into immutable files of a site. No page uses them yet.
 * @returns the digest of the content file, and the paths of both files
 */
export async function writeContent(
  siteDir: string,
  { content, products }: { content: Omit<Content, 'products'>; products: PublishedProduct[] },
): Promise<{ digest: string; files: string[] }> {
  const productFile = products.length ? contentPath(await writeFile(siteDir, products)) : '';
  const digest = await writeFile(siteDir, { ...content, products: productFile } satisfies Content);
  return { digest, files: [contentPath(digest), productFile].filter(Boolean) };
}

function read<T>(siteDir: string, file: string): T {
  try {
    return JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as T;
  } catch (cause) {
    const mend = 'npm run publish writes it again';
    throw new Error(`${siteDir} has no readable ${file}, which it names; ${mend}`, { cause });
  }
}

/**
 * Reads the content of a site.
 * @param digest as `site.json` names it; absent where nothing has been published
 * @throws when a file is missing
 */
export function readContent(siteDir: string, digest: string | undefined): SiteContent {
  if (!digest) return { content: emptyContent, products: [] };
  const content = read<Content>(siteDir, contentPath(digest));
  return { content, products: content.products ? read(siteDir, content.products) : [] };
}

/** Whether the content that `site.json` names is in the folder. */
export const hasContent = (siteDir: string, digest: string | undefined) =>
  !digest || existsSync(path.join(siteDir, contentPath(digest)));

const filesOf = (siteDir: string, digest: string) => [
  contentPath(digest),
  readContent(siteDir, digest).content.products,
];

/** Counts the days of content from now on: until this moment pages were opened with it. */
export function refreshRetention(siteDir: string, digest: string, now = Date.now()) {
  for (const file of filesOf(siteDir, digest).filter(Boolean)) {
    utimesSync(path.join(siteDir, file), now / 1000, now / 1000);
  }
}

/**
 * Content files that nothing names and no tab can still ask for, as paths below the site.
 * @param named product files that composed pages name
 */
export function expiredContent(
  siteDir: string,
  digest: string,
  named: readonly string[] = [],
  now = Date.now(),
): string[] {
  const current = [...filesOf(siteDir, digest), ...named];
  const oldest = now - RETAINED_DAYS * 24 * 60 * 60 * 1000;
  return readdirSync(path.join(siteDir, 'content'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `/content/${name}`)
    .filter((file) => !current.includes(file))
    .filter((file) => statSync(path.join(siteDir, file)).mtimeMs < oldest);
}

/** Removes files and their compressed copies. */
export function removeFiles(siteDir: string, files: string[]) {
  for (const file of files) {
    for (const suffix of ['', '.br']) rmSync(path.join(siteDir, file) + suffix, { force: true });
  }
}
