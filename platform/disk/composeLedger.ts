import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicFolder } from './generations';
import { writeAtomically } from './siteFile';

/** What a page's HTML was made from. */
export interface LedgerEntry {
  /** Digest of what all pages show or carry: routes, menus, backend, public origin. */
  common: string;
  files: string[];
  /** Which published content it shows, as paths into it, and the digest of that. */
  shown: string[][];
  content: string;
  /** Paths of the content files that it loads, besides the one that `site.json` names. */
  contentFiles: string[];
}

/** The pages that the composer wrote, by address. */
export type Ledger = Record<string, LedgerEntry>;

/** The folder with the HTML that versions before the live ones composed, by address. */
export const previousPages = (siteDir: string) => path.join(publicFolder(siteDir), '.previous');

/** The name of the ledger's file beside `site.json`. */
export const LEDGER_FILE = '.composed.json';

const ledgerFile = (siteDir: string) => path.join(publicFolder(siteDir), LEDGER_FILE);

/** Pages that an earlier release of this program composed are composed again. */
const isLedgerEntry = (made: Partial<LedgerEntry>): made is LedgerEntry =>
  Array.isArray(made.shown) && made.contentFiles !== undefined;

function parseLedger(text: string): Record<string, LedgerEntry> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Reads which pages are composed: none where the file is missing or damaged, so that all are composed. */
export function readLedger(siteDir: string): Ledger {
  const file = ledgerFile(siteDir);
  if (!existsSync(file)) return {};
  const entries = Object.entries(parseLedger(readFileSync(file, 'utf8')));
  return Object.fromEntries(entries.filter(([, made]) => isLedgerEntry(made)));
}

export function writeLedger(siteDir: string, ledger: Ledger) {
  mkdirSync(siteDir, { recursive: true });
  writeAtomically(ledgerFile(siteDir), JSON.stringify(ledger));
}

/** Where the HTML of an address is below the public folder: `contact/index.html`. */
export const htmlKey = (address: string) => path.posix.join(address, 'index.html').slice(1);

/** The file with the HTML of an address. */
export const htmlFile = (siteDir: string, address: string) =>
  path.join(publicFolder(siteDir), htmlKey(address));
