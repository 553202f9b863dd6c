import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { canaryFolder, siteWithCanary } from '../../shared-site/canaries';
import { LANGUAGES, type Language, pathIn } from '../../shared-site/languages';
import { navigationOf } from '../../shared-site/pageSite';
import type { ContentWithFiles } from '../../shared-site/rendering';
import { findPage, matchesRoute, UNKNOWN_FOLDER } from '../../shared-site/routes';
import type { SiteConfig } from '../../shared-site/schema';
import { htmlFile, type Ledger } from '../site/composeLedger';
import { withCopies } from '../site/compressFiles';

export interface SitePage {
  /** The site as the visitors of this page get it. */
  site: SiteConfig;
  remote: string;
  path: string;
  language: Language;
  /** The folder of its HTML: empty, or that of a canary. */
  folder: string;
}

export const digestOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Digest of what all pages carry besides the menu, whatever versions are live. */
export function commonDigest(site: SiteConfig, template: string): string {
  const { contract, backend, origin, staffOrigin } = site;
  return digestOf({ contract, backend, origin, staffOrigin }, template);
}

/** Digest of the menu, which all pages of a site have. */
export const menuDigest = ({ remotes }: SiteConfig): string => digestOf(navigationOf(remotes));

const partOf = (content: unknown, path: readonly string[]) =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    content,
  );

/** @param shown paths into the content */
export const shownDigest = (
  shown: readonly string[][],
  { content }: Pick<ContentWithFiles, 'content'>,
): string => digestOf(shown.map((path) => [path, partOf(content, path)]));

function pagesOfRemote(site: SiteConfig, name: string, folder: string): SitePage[] {
  const prerender = site.remotes.find((remote) => remote.name === name)?.live.prerender ?? [];
  return prerender.flatMap((url) =>
    LANGUAGES.map((language) => ({ site, remote: name, path: url, language, folder })),
  );
}

export type PageLanguages = Readonly<Record<string, readonly Language[]>>;

export interface ComposedContentPage extends SitePage {
  /** The pattern that its address matches. */
  route: string;
}

/**
 * Pages that the content names, of routes that leave it to the content.
 * @param languages of those that are not in every language, by path
 */
export function contentPagesOf(
  site: SiteConfig,
  addresses: readonly string[],
  languages: PageLanguages = {},
): ComposedContentPage[] {
  const routes = site.remotes.flatMap(({ name, live }) =>
    live.pages
      .filter(({ fromContent }) => fromContent)
      .map(({ path: route }) => ({ remote: name, route })),
  );
  return addresses.flatMap((url) => {
    const found = routes.find(({ route }) => matchesRoute(route, url));
    if (!found) return [];
    return (languages[url] ?? LANGUAGES).map((language) => ({
      ...found,
      ...{ site, path: url, language, folder: '' },
    }));
  });
}

/** Names what pages of one pattern and language share, in each version; undefined where the pattern is one address. */
export function sharedPatternOf({
  site,
  remote,
  path,
  language,
  folder,
}: SitePage): string | undefined {
  const pages = site.remotes.find(({ name }) => name === remote)?.live.pages ?? [];
  const route = findPage(pages, path)?.path;
  return route?.includes(':') ? [folder, remote, language, route].join(' ') : undefined;
}

/** The page for unknown addresses belongs to none. */
export const NO_REMOTE = '';

const unknownAddress = (site: SiteConfig): SitePage[] =>
  LANGUAGES.map((language) => ({
    site,
    remote: NO_REMOTE,
    path: '/',
    language,
    folder: UNKNOWN_FOLDER,
  }));

/** Pages in every language: the live ones and those of canaries. */
export const pagesOf = (site: SiteConfig): SitePage[] => [
  ...unknownAddress(site),
  ...site.remotes.flatMap(({ name }) => pagesOfRemote(site, name, '')),
  ...site.remotes
    .filter(({ canary }) => canary)
    .flatMap(({ name }) => pagesOfRemote(siteWithCanary(site, name), name, canaryFolder(name))),
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
