export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** BCP 47 tags for Intl: both languages are those of the United States. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

/** Returns `/contact`, `/es/contact` or `/es/` for a path without a language. */
export const pathIn = (language: Language, path: string) =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;

export function languageOfPath(pathname: string): Language {
  const folder = pathname.split('/')[1];
  return isLanguage(folder) ? folder : DEFAULT_LANGUAGE;
}

/** The path as routes match it: without the folder of its language. */
export function pathOf(pathname: string): string {
  const language = languageOfPath(pathname);
  return language === DEFAULT_LANGUAGE ? pathname : pathname.slice(language.length + 1) || '/';
}

/** Returns the address of the same page in a language, without the `?lang=` that requested one. */
export function addressIn(language: Language, address: string): string {
  const url = new URL(address);
  url.pathname = pathIn(language, pathOf(url.pathname));
  // Even without an effect, `delete` would encode the other parameters again.
  if (url.searchParams.has('lang')) url.searchParams.delete('lang');
  return url.href;
}

/** Returns the language that a query requests with `?lang=es`. */
export function requestedLanguage(search: string): Language | undefined {
  const requested = new URLSearchParams(search).get('lang');
  return isLanguage(requested) ? requested : undefined;
}

/** Returns `/es/contact` for `/ES/contact`; undefined for a path that has no such folder, or has it in small letters. */
export function inLanguageFolder(pathname: string): string | undefined {
  const [, folder = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const language = folder.toLowerCase();
  if (folder === language || !isLanguage(language)) return undefined;
  // Two slashes would begin the name of a foreign host.
  return pathIn(language, rest.replace(/^\/*/, '/'));
}

/**
 * Returns the one form of a path, with which canonical links name it: `/about` for `/about/`, `//about` and
 * `/about/index.html`, `/es/` for `/es`. Its letters stay as they are.
 */
export function plainPath(pathname: string): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');
  return pathOf(path) === '/' ? pathIn(languageOfPath(path), '/') : path;
}

export const localeOf = (language: Language) => LOCALES[language];
