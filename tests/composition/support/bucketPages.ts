import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { removeStale, type SitePage } from '../../../platform/compose/composedPages';
import { htmlFile, readLedger, writeLedger } from '../../../platform/disk/composeLedger';
import { withCopies } from '../../../platform/disk/compressFiles';
import { writeAtomically } from '../../../platform/disk/siteFile';
import type { Target } from '../../../platform/disk/target';

/** What composing leaves: a page in both forms, and the list of all pages. */
export function composeInto(draft: string, ...addresses: string[]) {
  const made = { common: '', files: [], shown: [], content: '', contentFiles: [] };
  const ledger = Object.fromEntries(addresses.map((at) => [at, made]));
  for (const address of addresses) {
    mkdirSync(path.join(draft, address), { recursive: true });
    for (const file of withCopies(htmlFile(draft, address))) writeAtomically(file, address);
  }
  writeLedger(draft, removeStale(draft, { ...readLedger(draft), ...ledger }, pages(addresses)));
}

export const compose = (target: Target, ...addresses: string[]) =>
  target.change(
    (site) => site,
    async ({ folder: draft }) => composeInto(draft, ...addresses),
  );
const pages = (addresses: string[]) =>
  addresses.map((at) => ({ folder: '', path: at, language: 'en' }) as SitePage);

/** Whether the page is there, and each of its copies. */
export const has = ({ siteDir }: Target, address: string) =>
  withCopies(htmlFile(siteDir, address)).map((file) => existsSync(file));
