import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { canaryFolder, siteWithCanary } from '../../shared-site/canaries';
import { LANGUAGES, type Language, pathIn } from '../../shared-site/languages';
import { navigationOf } from '../../shared-site/pageSite';
import { type ContentWithFiles, PAGES_FIELD, pagesInContent } from '../../shared-site/rendering';
import { findPage } from '../../shared-site/routes';
import type { SiteConfig } from '../../shared-site/schema';
import { htmlFile, type Ledger } from '../disk/composeLedger';
import { withCopies } from '../disk/compressFiles';

export interface SitePage {
  /** The site as the visitors of this page get it. */
  site: SiteConfig;
  remote: string;
  path: string;
  language: Language;
  /** The folder of its HTML: empty, or that of a canary. */
  folder: string;
  /** Whether the content names it, and not the remote. */
  isOfContent?: true;
}

const digestOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Digest of what all pages carry, whatever versions are live. */
export function commonDigest(site: SiteConfig, template: string): string {
  const { contract, backend, origin, remotes } = site;
  return digestOf({ contract, backend, origin }, navigationOf(remotes), template);
}

const partOf = (content: unknown, path: readonly string[]) =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    content,
  );

/** @param shown paths into the content, or into the file of its further pages */
export function shownDigest(
  shown: readonly string[][],
  { content, files }: ContentWithFiles,
): string {
  const whole = { ...content, [PAGES_FIELD]: pagesInContent({ files }) };
  return digestOf(shown.map((path) => [path, partOf(whole, path)]));
}

function pagesOfRemote(site: SiteConfig, name: string, folder: string): SitePage[] {
  const prerender = site.remotes.find((remote) => remote.name === name)?.live.prerender ?? [];
  return prerender.flatMap((url) =>
    LANGUAGES.map((language) => ({ site, remote: name, path: url, language, folder })),
  );
}

function pagesOfContent(site: SiteConfig, addresses: readonly string[]): SitePage[] {
  return site.remotes.flatMap(({ name, live: { pages, prerender = [] } }) =>
    addresses
      .filter((url) => !prerender.includes(url) && findPage(pages, url))
      .flatMap((url) =>
        LANGUAGES.map((language) => ({
          ...{ site, remote: name, path: url, language, folder: '' },
          isOfContent: true as const,
        })),
      ),
  );
}

/** Pages in every language: the live ones, those of canaries, and those that the content names. */
export const pagesOf = (site: SiteConfig, ofContent: readonly string[] = []): SitePage[] => [
  ...site.remotes.flatMap(({ name }) => pagesOfRemote(site, name, '')),
  ...site.remotes
    .filter(({ canary }) => canary)
    .flatMap(({ name }) => pagesOfRemote(siteWithCanary(site, name), name, canaryFolder(name))),
  ...pagesOfContent(site, ofContent),
];

export const addressOf = ({ folder, language, path: url }: SitePage) =>
  folder + pathIn(language, url);

export function removeStale(siteDir: string, made: Ledger, pages: SitePage[]): Ledger {
  const offered = new Set(pages.map(addressOf));
  return Object.fromEntries(
    Object.entries(made).filter(([address]) => {
      if (offered.has(address)) return true;
      for (const file of withCopies(htmlFile(siteDir, address))) rmSync(file, { force: true });
      return false;
    }),
  );
}
