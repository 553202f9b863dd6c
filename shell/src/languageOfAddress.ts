import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@shop/shared-i18n';

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

/** The language that a link asks for with `?lang=es`; it is never stored. */
export function askedLanguage(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}
