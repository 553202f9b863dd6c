import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { removeStale, type SitePage } from '@shop/platform/compose/composedPages';
import { writeAtomically } from '@shop/platform/machine/writeAtomically';
import { htmlFile, readLedger, writeLedger } from '@shop/platform/site/composeLedger';
import { withCopies } from '@shop/platform/site/compressFiles';
import type { Target } from '@shop/platform/site/target';

/** What composing leaves: a page in both forms, and the list of all pages. */
export function composeInto(draft: string, ...addresses: string[]) {
  const made = { common: '', menu: '', files: [], shown: [], content: '', contentFiles: [] };
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
