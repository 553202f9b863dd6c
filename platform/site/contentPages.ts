import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../machine/writeAtomically';
import { htmlKey, type LedgerEntry } from './composeLedger';
import { copySuffixes } from './compressFiles';
import { CONTENT_PAGES, webRoot } from './generations';

/** How many of them are written, for staff. */
export const PROGRESS_FILE = 'content-pages.json';

/** The files of a page below the folder. */
export function contentPageKeys(address: string) {
  const key = htmlKey(address);
  // Without a copy for gzip, which would be tens of thousands of files more; servers compress these themselves.
  return [key, key + copySuffixes.br];
}

const contentPageFile = (siteDir: string, address: string) =>
  path.join(siteDir, CONTENT_PAGES, htmlKey(address));

/** What pages of a route in one language were made from, without what each alone shows. */
export interface PageKind extends LedgerEntry {
  /** With the language. */
  route: string;
}

export interface ContentPageEntry {
  /** Digest of what this page alone shows, as last seen. */
  own: string;
  /** What its HTML was made from; absent where it is the layout. */
  kind?: string;
  /** The HTML may be newer than this entry: a run was interrupted. */
  isInDoubt?: true;
}

export interface ContentPagesLedger {
  kinds: Record<string, PageKind>;
  pages: Record<string, ContentPageEntry>;
}

export const LEDGER_KEY = `${CONTENT_PAGES}/.composed.json`;

/** Empty where the file is missing or damaged, so that all pages are composed. */
export function readContentPages(siteDir: string): ContentPagesLedger {
  const file = path.join(siteDir, LEDGER_KEY);
  if (!existsSync(file)) return { kinds: {}, pages: {} };
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { kinds: {}, pages: {} };
  }
}

/** Leaves out what no page was made from. */
export function writeContentPages(siteDir: string, { kinds, pages }: ContentPagesLedger) {
  const used = new Set(Object.values(pages).map(({ kind }) => kind));
  const ledger: ContentPagesLedger = {
    kinds: Object.fromEntries(Object.entries(kinds).filter(([id]) => used.has(id))),
    pages,
  };
  mkdirSync(path.join(siteDir, CONTENT_PAGES), { recursive: true });
  writeAtomically(path.join(siteDir, LEDGER_KEY), JSON.stringify(ledger));
}

export function writeContentPage(siteDir: string, address: string, html: string, brotli: Buffer) {
  const file = contentPageFile(siteDir, address);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file + copySuffixes.br, { force: true });
  writeAtomically(file, html);
  writeAtomically(file + copySuffixes.br, brotli);
}

/** Until its HTML is composed, the address has the layout, in which the browser renders the page. */
export function linkLayout(siteDir: string, address: string) {
  const file = contentPageFile(siteDir, address);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  for (const each of [file, file + copySuffixes.br]) rmSync(each, { force: true });
  symlinkSync(path.join(path.relative(folder, webRoot(siteDir)), '_app.html'), file);
}

export function removeContentPage(siteDir: string, address: string) {
  rmSync(path.dirname(contentPageFile(siteDir, address)), { recursive: true, force: true });
}

/** What staff read while many pages are written; counted without languages. */
export interface WrittenPages {
  written: number;
  pages: number;
}

export function writeProgress(siteDir: string, progress: WrittenPages) {
  const file = path.join(siteDir, CONTENT_PAGES, PROGRESS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify(progress));
}
