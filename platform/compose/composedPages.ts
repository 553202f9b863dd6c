import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../shared-contract/src/content';
import type { Shown } from '../../shell/src/prerender';
import { writeAtomically } from '../disk/siteFile';
import { LANGUAGES, type Language, pathIn } from '../site/languages';
import type { RemoteEntry, SiteConfig } from '../site/schema';
import { visitorPart } from '../site/visitorPart';

export interface Page {
  remote: RemoteEntry;
  path: string;
  language: Language;
}

/** What a page's HTML was made from. */
export interface Made {
  /** Digest of what all pages show or carry: routes, menus, backend, public origin. */
  common: string;
  files: string[];
  /** Which published content it shows, and the digest of that. */
  shown: Shown;
  content: string;
  /** Path of the file with the products, where it shows them. */
  products?: string;
}

/** What earlier runs wrote, by address. */
export type Ledger = Record<string, Made>;

const digestOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What of a site's configuration stands in all pages, whatever versions are live. */
export function commonDigest(site: SiteConfig, template: string): string {
  const { remotes, ...rest } = visitorPart(site);
  const offers = remotes.map(({ name, pages, widgets, navigation, canary }) => ({
    name,
    pages,
    widgets,
    navigation,
    canary,
  }));
  return digestOf(rest, offers, template);
}

/** Digest of the part of the content that a page shows. */
export const shownDigest = (
  { facts, namespaces, products }: Shown,
  language: Language,
  { shop, texts, products: productFile }: Content,
): string =>
  digestOf(
    facts.map((fact) => [fact, shop[fact]]),
    namespaces.map((namespace) => [namespace, texts[language][namespace]]),
    products && productFile,
  );

const ledgerFile = (siteDir: string) => path.join(siteDir, '.composed.json');

/** Pages that an earlier release of this program composed are made again. */
const isMade = (made: Partial<Made>): made is Made => made.shown !== undefined;

export function readLedger(siteDir: string): Ledger {
  const file = ledgerFile(siteDir);
  if (!existsSync(file)) return {};
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Made>);
  return Object.fromEntries(entries.filter(([, made]) => isMade(made)));
}

export const writeLedger = (siteDir: string, ledger: Ledger) =>
  writeAtomically(ledgerFile(siteDir), JSON.stringify(ledger));

/** Every public page of a site, in every language. */
export const pagesOf = (site: SiteConfig): Page[] =>
  site.remotes.flatMap((remote) =>
    (remote.prerender ?? []).flatMap((url) =>
      LANGUAGES.map((language) => ({ remote, path: url, language })),
    ),
  );

export const addressOf = ({ language, path: url }: Page) => pathIn(language, url);

export const htmlFile = (siteDir: string, address: string) =>
  path.join(siteDir, address, 'index.html');

/** Takes away the HTML of pages that no remote offers any more. */
export function removeStale(siteDir: string, made: Ledger, pages: Page[]): Ledger {
  const offered = new Set(pages.map(addressOf));
  return Object.fromEntries(
    Object.entries(made).filter(([address]) => {
      if (offered.has(address)) return true;
      for (const suffix of ['', '.br']) {
        rmSync(htmlFile(siteDir, address) + suffix, { force: true });
      }
      return false;
    }),
  );
}
