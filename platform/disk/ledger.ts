import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** The name, in the site folder, of what `previousPages` returns. */
export const PREVIOUS_FOLDER = '.previous';

/** The folder with the HTML that versions before the live ones composed, by address. */
export const previousPages = (siteDir: string) => path.join(siteDir, PREVIOUS_FOLDER);

/** The name of the ledger's file in the site folder. */
export const LEDGER_FILE = '.composed.json';

const ledgerFile = (siteDir: string) => path.join(siteDir, LEDGER_FILE);

/** Pages that an earlier release of this program composed are composed again. */
const isLedgerEntry = (made: Partial<LedgerEntry>): made is LedgerEntry =>
  Array.isArray(made.shown) && made.contentFiles !== undefined;

export function readLedger(siteDir: string): Ledger {
  const file = ledgerFile(siteDir);
  if (!existsSync(file)) return {};
  const entries = Object.entries(
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, LedgerEntry>,
  );
  return Object.fromEntries(entries.filter(([, made]) => isLedgerEntry(made)));
}

export function writeLedger(siteDir: string, ledger: Ledger) {
  mkdirSync(siteDir, { recursive: true });
  writeAtomically(ledgerFile(siteDir), JSON.stringify(ledger));
}

/** The file with the HTML of an address. */
export const htmlFile = (siteDir: string, address: string) =>
  path.join(siteDir, address, 'index.html');
