import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { canaryPatterns, GROUP_COOKIE } from '../../shared-site/canaries';
import { EDITED_PAGE } from '../../shared-site/contract';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from '../../shared-site/languages';
import { pagePattern, routePattern, staffRemotes, UNKNOWN_FOLDER } from '../../shared-site/routes';
import type { Layout, SiteConfig } from '../../shared-site/schema';
import { staffFilePattern } from '../../shared-site/staffAddress';
import { writeAtomically } from '../machine/writeAtomically';
import { hasCopies, makeCopies, writeWithCopies } from '../site/compressFiles';
import type { SitePage } from './composedPages';
import { manifestPath, webManifest } from './webManifest';

/** More are not allowed in one file; so many take about 20 of the 50 MB that it may have. */
const MOST_URLS = 50_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const xml = (lines: readonly string[]) =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n').concat('\n');

/** `changed` is a time as ISO 8601, absent where it is unknown. */
type ListedPage = SitePage & { changed?: string | undefined };

/** The languages in which each path has a page. */
function languagesByPath(pages: readonly SitePage[]): ReadonlyMap<string, readonly Language[]> {
  const languages = new Map<string, Language[]>();
  for (const { path: url, language } of pages) {
    const known = languages.get(url);
    if (known) known.push(language);
    else languages.set(url, [language]);
  }
  return languages;
}

function sitemap(
  origin: string,
  pages: readonly ListedPage[],
  languages: ReturnType<typeof languagesByPath>,
): string {
  const urls = pages.map((page) => {
    const alternates = (languages.get(page.path) ?? []).map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${pathIn(language, page.path)}"/>`,
    );
    const loc = `<loc>${origin}${pathIn(page.language, page.path)}</loc>`;
    const changed = page.changed ? `<lastmod>${page.changed}</lastmod>` : '';
    return `<url>${loc}${changed}${alternates.join('')}</url>`;
  });
  const opening = `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return xml([opening, ...urls, '</urlset>']);
}

/** Returns the files by name: `sitemap.xml`, and where one is not enough, those that it lists. */
export function sitemaps(origin: string, pages: readonly ListedPage[]): Record<string, string> {
  const languages = languagesByPath(pages);
  const count = Math.ceil(pages.length / MOST_URLS);
  if (count <= 1) return { 'sitemap.xml': sitemap(origin, pages, languages) };
  const parts = Array.from({ length: count }, (_, index) => [
    `sitemap-${index + 1}.xml`,
    sitemap(origin, pages.slice(index * MOST_URLS, (index + 1) * MOST_URLS), languages),
  ]);
  const list = parts.map(([name]) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`);
  const index = xml([`<sitemapindex ${NAMESPACE}>`, ...list, '</sitemapindex>']);
  return { ...Object.fromEntries(parts), 'sitemap.xml': index };
}

/** Does not forbid the staff's area: crawlers read `noindex` only on pages that they may request. */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /rest/',
    'Disallow: /auth/',
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');

interface SearchFiles {
  pages: readonly ListedPage[];
  siteName: string;
  /** More files, by name. */
  files?: Readonly<Record<string, string>>;
}

export async function writeSearchFiles(
  siteDir: string,
  origin: string,
  { pages, siteName, files: more = {} }: SearchFiles,
) {
  const write = async (name: string, text: string) => {
    const file = path.join(siteDir, name);
    const isWritten = hasCopies(file) && readFileSync(file, 'utf8') === text;
    if (!isWritten) writeWithCopies(file, text, await makeCopies(text));
  };
  for (const language of LANGUAGES) {
    await write(manifestPath(language), JSON.stringify(webManifest(language, siteName)));
  }
  await write('robots.txt', robots(origin));
  // A sitemap holds whole addresses; one of an earlier address must not stay.
  const live = pages.filter(({ folder }) => folder === '');
  const files = origin ? sitemaps(origin, live) : {};
  for (const name of readdirSync(siteDir)) {
    const [stem = ''] = name.split(/(?<=\.xml)/);
    if (/^sitemap.*\.xml$/.test(stem) && !(stem in files)) rmSync(path.join(siteDir, name));
  }
  for (const [name, text] of Object.entries({ ...files, ...more })) await write(name, text);
}

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Empty where no pattern matches. */
const nginxMap = (from: string, to: string, lines: string[]) =>
  [`map ${from} ${to} {`, '  default "";', ...lines.map((line) => `  ${line};`), '}\n'].join('\n');

export type Policies = Record<Layout | 'edited', string>;

/**
 * Writes what docs/serving/nginx.conf reads of the site: which addresses have a page, which HTML the others get,
 * which have the staff layout, the policy of each layout and of a page that staff edit, which visitors get the
 * HTML of a canary, and which requests belong to the other one of two origins.
 */
export function writeNginxMaps(
  siteDir: string,
  site: Pick<SiteConfig, 'remotes' | 'origin' | 'staffOrigin'>,
  policies: Policies,
) {
  const { origin, staffOrigin } = site;
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join('|');
  // Addresses match in any letter case, the folders of languages only in lower case.
  const patternIn = (remotes: SiteConfig['remotes']) =>
    `(?-i:/(?:${others}))?${pagePattern(remotes)}`;
  const addressIn = (remotes: SiteConfig['remotes']) => quoted(`~*^${patternIn(remotes)}$`);
  const staffPages = patternIn(staffRemotes(site.remotes));
  const canaries = canaryPatterns(site);
  const staffHost = staffOrigin && new URL(staffOrigin).host.replaceAll('.', '\\.');
  const elsewhere = [
    `${quoted(`~*^${staffHost} ${staffPages} [^ ]+$`)} ""`,
    `${quoted(`~^${staffHost} ${staffFilePattern(site)} [^ ]+$`)} ""`,
    `${quoted(`~*^${staffHost} `)} ${origin}`,
    // As it was sent: the shell leads from addresses that only nginx reads as those of staff.
    `${quoted(`~*^[^ ]+ (?<page>${staffPages}) \\k<page>(?:\\?|$)`)} ${staffOrigin}`,
  ];
  const maps = [
    nginxMap(
      '"$http_host $uri $request_uri"',
      '$elsewhere',
      origin && staffOrigin ? elsewhere : [],
    ),
    nginxMap('$uri', '$has_page', [`${addressIn(site.remotes)} 1`]),
    nginxMap('$uri', '$layout', [`${addressIn(staffRemotes(site.remotes))} staff`]),
    nginxMap('$uri', '$missing', [
      `${quoted(`~*^(?-i:/(?:${others}))?${routePattern(site)}$`)} /_app.html`,
      // `/ES/contact`: the shell, which the page for unknown addresses does not load, leads to `/es/contact`.
      `${quoted(`~*^/(?!(?-i:${others})/)(?:${others})(?:/|$)`)} /_app.html`,
      // The default language last, because its pattern matches every address.
      ...LANGUAGES.map((language) => {
        const file = `${UNKNOWN_FOLDER}${pathIn(language, '/')}index.html`;
        return `${quoted(`~^${pathIn(language, '/')}`)} ${file}`;
      }).reverse(),
    ]),
    nginxMap('"$shown_layout $request_uri $sent_http_content_type"', '$policy', [
      `${quoted('~^staff .* text/html')} ${quoted(policies.staff)}`,
      // The first pattern that matches decides.
      `${quoted(`~^ [^?]*\\${EDITED_PAGE} text/html`)} ${quoted(policies.edited)}`,
      `${quoted('~^ .* text/html')} ${quoted(policies.site)}`,
    ]),
    nginxMap(
      `"$cookie_${GROUP_COOKIE} $uri"`,
      '$canary',
      canaries.map(({ pattern, folder }) => `${quoted(`~${pattern}`)} ${folder}`),
    ),
    nginxMap(
      '$uri',
      '$vary',
      canaries.map(({ addresses }) => `${quoted(`~^${addresses}$`)} Cookie`),
    ),
  ];
  writeAtomically(path.join(siteDir, '.nginx-site.conf'), maps.join(''));
}
