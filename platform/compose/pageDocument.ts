import { recordEarlyPresses } from '../../shared-site/earlyPresses';
import type { Language } from '../../shared-site/languages';
import type { PageSite } from '../../shared-site/pageSite';
import { speculationRules } from '../../shared-site/speculationRules';
import type { PageFiles, Script } from './pageFiles';
import { manifestPath } from './webManifest';

/** With the files of this very page, in order of need. */
export interface PageParts extends PageFiles {
  template: string;
  /** What React rendered for #root, hoisted head elements first. */
  rendered: string;
  site: PageSite;
  /** JSON that the page has to carry to hydrate unchanged. */
  slice: unknown;
  contentFiles: string[];
  privatePaths: readonly string[];
  language: Language;
  /** The script of a page that hydrates at the first press; the page waits to load all others. */
  pressScript?: Required<Script> | undefined;
}

/** React writes <title>, <meta> and <link> of a page before its content; they belong in the head. */
const hoisted = /^(?:<title>[\s\S]*?<\/title>|<(?:meta|link) [^>]*>)+/;

/** JSON that cannot end the script element that contains it. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

export const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${inScript(value)}</script>`;

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" href="${href}" type="font/woff2" crossorigin>`;

/**
 * At low priority: the page is shown without its scripts. Browsers ignore a `rel` that they do not know. The script of
 * a page that hydrates at the first press makes preloads of `press`, and the shell makes them of `after-shell`: its own
 * code comes before a remote's.
 */
function scriptHint({ href, integrity }: Script, atPress: boolean) {
  const rel = integrity ? 'after-shell' : atPress ? 'press' : 'preload';
  const verified = integrity ? ` integrity="${integrity}" crossorigin` : '';
  return `<link rel="${rel}" as="script" href="${href}" fetchpriority="low"${verified}>`;
}

function headOf(parts: PageParts): string {
  const { language, scripts, styles, fonts, rendered, pressScript } = parts;
  const contentFiles = pressScript ? [] : parts.contentFiles;
  return [
    hoisted.exec(rendered)?.[0] ?? '',
    `<link rel="manifest" href="${manifestPath(language)}">`,
    ...fonts.map(preloadFont),
    ...scripts.map((script) => scriptHint(script, pressScript !== undefined)),
    ...contentFiles.map(
      (href) => `<link rel="preload" as="fetch" href="${href}" crossorigin="anonymous">`,
    ),
    // The chunk loader takes a style with its file's name for loaded.
    ...styles.map(({ href, css }) => `<style data-href="${href}">${css}</style>`),
    `<script>${recordEarlyPresses}</script>`,
    pressScript
      ? `<script defer src="${pressScript.href}" integrity="${pressScript.integrity}"></script>`
      : '',
  ].join('');
}

export function pageDocument(parts: PageParts): string {
  const { template, rendered, language, site, slice, privatePaths, pressScript } = parts;
  const root = rendered.replace(hoisted, '');
  return (
    template
      .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
      // A page has a title, hints and styles of its own.
      .replace(/\s*<title>[^<]*<\/title>/, '')
      .replace(/\s*<link [^>]*rel="(?:stylesheet|preload)"[^>]*>/g, '')
      // Browsers do not fetch a script of an unknown type: the script of the page creates real ones of them.
      .replace(/<script defer(?= src)/g, pressScript ? '<script type="press"' : '$&')
      // For addresses without HTML of their own; this page can be read without scripts.
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
      .replace('</head>', () => `${headOf(parts)}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${root}</div>${data('site', site)}${data('content', slice)}<script type="speculationrules">${speculationRules(privatePaths)}</script>`,
      )
  );
}
