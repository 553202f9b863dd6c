import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { htmlFile, type Ledger } from '../disk/ledger';
import { LANGUAGES, type Language, pathIn } from '../site/languages';
import type { PublishedContent } from '../site/rendering';
import type { Remote, SiteConfig } from '../site/schema';
import { visitorPart } from '../site/visitorPart';

export interface Page {
  remote: Remote;
  path: string;
  language: Language;
}

const digestOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Digest of the part of a configuration that all pages contain, whatever versions are live. */
export function commonDigest(site: SiteConfig, template: string): string {
  const { remotes, ...rest } = visitorPart(site);
  const offers = remotes.map(({ name, live: { pages, widgets, navigation }, canary }) => ({
    name,
    pages,
    widgets,
    navigation,
    canary,
  }));
  return digestOf(rest, offers, template);
}

const partOf = (content: unknown, path: readonly string[]) =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    content,
  );

/**
 * Digest of the part of the content that a page shows.
 * @param shown paths into the content
 */
export const shownDigest = (shown: readonly string[][], content: PublishedContent): string =>
  digestOf(shown.map((path) => [path, partOf(content, path)]));

/** Every public page of a site, in every language. */
export const pagesOf = (site: SiteConfig): Page[] =>
  site.remotes.flatMap((remote) =>
    (remote.live.prerender ?? []).flatMap((url) =>
      LANGUAGES.map((language) => ({ remote, path: url, language })),
    ),
  );

export const addressOf = ({ language, path: url }: Page) => pathIn(language, url);

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
