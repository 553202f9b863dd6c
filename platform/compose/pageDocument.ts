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

/** The digest of a remote's script is in its preload; the shell's are found by their names. */
const isRemote = ({ integrity }: Script) => integrity !== undefined;

const shellScripts = (scripts: Script[]) => scripts.filter((script) => !isRemote(script));

const preloadScript = ({ href }: Script) =>
  `<link rel="preload" as="script" href="${href}" fetchpriority="low">`;

function headOf(parts: PageParts): string {
  const { language, scripts, styles, fonts, rendered, pressScript } = parts;
  const [ownScripts, contentFiles] = pressScript
    ? [[], []]
    : [shellScripts(scripts), parts.contentFiles];
  return [
    hoisted.exec(rendered)?.[0] ?? '',
    `<link rel="manifest" href="${manifestPath(language)}">`,
    ...fonts.map(preloadFont),
    // At low priority: the page is shown without its scripts.
    ...ownScripts.map(preloadScript),
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

const layoutScript = /<script defer src="([^"]+)"(?: integrity="([^"]+)")?><\/script>/g;

/**
 * What the page's scripts load later: at load the shell preloads the remote's code, which comes `after-shell`; at the
 * first press all of it is loaded.
 */
function laterScripts({ template, scripts, pressScript }: PageParts): string {
  if (!pressScript) return data('after-shell', scripts.filter(isRemote));
  const preloads = scripts.map(({ href, integrity }) => [
    'link',
    { rel: 'preload', as: 'script', href, ...(integrity && { integrity, crossOrigin: '' }) },
  ]);
  const shell = [...template.matchAll(layoutScript)].map(([, src, integrity]) => [
    'script',
    // In their order.
    { src, integrity, async: false },
  ]);
  return data('press', [...preloads, ...shell]);
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
      .replace(layoutScript, pressScript ? '' : '$&')
      // For addresses without HTML of their own; this page can be read without scripts.
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
      .replace('</head>', () => `${headOf(parts)}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${root}</div>${data('site', site)}${data('content', slice)}${laterScripts(parts)}<script type="speculationrules">${speculationRules(privatePaths)}</script>`,
      )
  );
}
