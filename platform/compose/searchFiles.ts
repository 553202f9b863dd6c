import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../disk/siteFile';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '../site/languages';
import { pagePattern } from '../site/routes';
import type { SiteConfig } from '../site/schema';
import type { Page } from './composedPages';
import { manifestPath, webManifest } from './webManifest';

/** Every public page in every language, each with its translations. */
export function sitemap(origin: string, pages: readonly Page[]): string {
  const urls = pages.map((page) => {
    const alternates = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${pathIn(language, page.path)}"/>`,
    );
    return `<url><loc>${origin}${pathIn(page.language, page.path)}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/**
 * The `robots.txt`. It does not forbid the staff's area: its pages have `noindex`, which a crawler
 * reads only on pages that it may request.
 */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /rest/',
    'Disallow: /auth/',
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** Writes the files beside the pages that search engines and phones read. */
export function writeSearchFiles(
  siteDir: string,
  origin: string,
  pages: readonly Page[],
  siteName: string,
) {
  const write = (name: string, text: string) => writeAtomically(path.join(siteDir, name), text);
  for (const language of LANGUAGES) {
    write(manifestPath(language), JSON.stringify(webManifest(language, siteName)));
  }
  write('robots.txt', robots(origin));
  // A sitemap holds whole addresses; one of an earlier address must not stay.
  if (origin) write('sitemap.xml', sitemap(origin, pages));
  else rmSync(path.join(siteDir, 'sitemap.xml'), { force: true });
}

/** Writes which addresses have a page, for the web server of docs/serving/nginx.conf. */
export function writeNginxPages(siteDir: string, { remotes }: Pick<SiteConfig, 'remotes'>) {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join('|');
  // Addresses match in any letter case, the folders of languages only in lower case.
  const address = `^(?-i:/(?:${others}))?${pagePattern(remotes)}$`;
  const text = `"~*${address.replaceAll('"', '\\"')}" 1;\n`;
  writeAtomically(path.join(siteDir, '.nginx-pages.conf'), text);
}
