import { DEFAULT_LANGUAGE, isLanguage, type Language, pathIn } from '@shop/shared-i18n';

/**
 * The language of a page's HTML. The default language has the plain paths; another has a folder
 * of its own (`/es/contact`), so that search engines find it.
 */
export function languageOfPath(pathname: string): Language {
  const folder = pathname.split('/')[1];
  return isLanguage(folder) ? folder : DEFAULT_LANGUAGE;
}

/** What the router takes off every path of a language. */
export const basenameOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '/' : `/${language}`;

/** A page's path as routes know it: without its language's folder. */
export function pathOf(pathname: string): string {
  const basename = basenameOf(languageOfPath(pathname));
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/';
}

/** The language that a link requests with `?lang=es`; it is never stored. */
export function requestedLanguage(search: string): Language | undefined {
  const requested = new URLSearchParams(search).get('lang');
  return isLanguage(requested) ? requested : undefined;
}

/** The address of the page on the screen in a language, with its query and fragment. */
export function addressInLanguage(language: Language): string {
  const url = new URL(location.href);
  url.pathname = pathIn(language, pathOf(url.pathname));
  if (url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}
