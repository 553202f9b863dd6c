import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RemoteEntry, SiteConfig } from '../../shared-contract/src/siteConfig';
import { LANGUAGES, type Language, pathIn } from '../../shared-i18n/src/languages';
import type { StaffRows } from '../../shell/src/prerender';
import { writeAtomically } from '../release/siteFile';
import { visitorPart } from '../release/visitorPart';

export interface Page {
  remote: RemoteEntry;
  path: string;
  language: Language;
}

/** What a page's HTML was made from. */
interface Made {
  /** A digest of what pages show or carry: routes, menus, backend, public origin, staff's texts. */
  common: string;
  files: string[];
}

/** What earlier runs wrote, by address. */
export type Ledger = Record<string, Made>;

/** What of a site's configuration and staff's texts stands in pages, whatever versions are live. */
export function commonDigest(site: SiteConfig, template: string, staff: StaffRows): string {
  const { remotes, ...rest } = visitorPart(site);
  const offers = remotes.map(({ name, pages, widgets, navigation, canary }) => ({
    name,
    pages,
    widgets,
    navigation,
    canary,
  }));
  return createHash('sha256')
    .update(JSON.stringify([rest, offers, staff]))
    .update(template)
    .digest('hex');
}

const ledgerFile = (siteDir: string) => path.join(siteDir, '.composed.json');

export function readLedger(siteDir: string): Ledger {
  const file = ledgerFile(siteDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ledger) : {};
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
