import { DEFAULT_LANGUAGE, isLanguage, type Language, pathIn } from '@shop/shared-i18n';

/**
 * Returns the language of a page's HTML. Paths of the default language have no prefix; another has a
 * folder of its own (`/es/contact`), so that search engines find it.
 */
export function languageOfPath(pathname: string): Language {
  const folder = pathname.split('/')[1];
  return isLanguage(folder) ? folder : DEFAULT_LANGUAGE;
}

/** Returns the router's basename for a language. */
export const basenameOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '/' : `/${language}`;

/** Returns a page's path as routes match it: without the folder of its language. */
export function pathOf(pathname: string): string {
  const basename = basenameOf(languageOfPath(pathname));
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/';
}

/** Returns the path of a link, or undefined for another site, another window and the current page. */
export function linkedPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  const path = pathOf(link.pathname);
  return path === pathOf(location.pathname) ? undefined : path;
}

/** Returns the language that a link requests with `?lang=es`. It is never stored. */
export function requestedLanguage(search: string): Language | undefined {
  const requested = new URLSearchParams(search).get('lang');
  return isLanguage(requested) ? requested : undefined;
}

/** Returns the address of the current page in a language, with its query and fragment. */
export function addressInLanguage(language: Language): string {
  const url = new URL(location.href);
  url.pathname = pathIn(language, pathOf(url.pathname));
  if (url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}
