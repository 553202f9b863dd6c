import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../machine/writeAtomically';
import { publicFolder } from './generations';

export interface LedgerEntry {
  /** Digest of what all pages show or carry besides the menu: layout, backend, public origin. */
  common: string;
  /** Digest of the menu. */
  menu: string;
  files: string[];
  /** Paths into the published content; `digest` is that of the values. */
  shown: string[][];
  content: string;
  /** Paths of the content files that it loads, besides the one that `site.json` names. */
  contentFiles: string[];
  /** What its code did that no release may add: a sentence each, without a subject. */
  problems?: string[];
  /** Modules that declare locales and read none of them from the shell: `mf-fleet ./page`. */
  unreadLocales?: string[];
  /** Why the page that should have replaced it could not be rendered. */
  failure?: string;
  /** It asks search engines to leave it out. */
  isUnlisted?: true;
  /** Digest of what a person reads on it; a page that the content names has none. */
  text?: string;
  /** When that became what it is, as ISO 8601. */
  changed?: string;
}

export type Ledger = Record<string, LedgerEntry>;

export const previousPages = (siteDir: string) => path.join(publicFolder(siteDir), '.previous');

export const LEDGER_FILE = '.composed.json';

const ledgerFile = (siteDir: string) => path.join(publicFolder(siteDir), LEDGER_FILE);

/** Empty where the file is missing or damaged, so that all pages are composed. */
export function readLedger(siteDir: string): Ledger {
  const file = ledgerFile(siteDir);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

export function writeLedger(siteDir: string, ledger: Ledger) {
  mkdirSync(siteDir, { recursive: true });
  writeAtomically(ledgerFile(siteDir), JSON.stringify(ledger));
}

/** The file below the public folder: `contact/index.html`. */
export const htmlKey = (address: string) => path.posix.join(address, 'index.html').slice(1);

export const htmlFile = (siteDir: string, address: string) =>
  path.join(publicFolder(siteDir), htmlKey(address));
