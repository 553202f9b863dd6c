/** The site's languages, the default first. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** BCP 47 tags for Intl: both languages are those of the United States. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

/**
 * The address of a page in a language. The default language has the plain paths, another has a
 * folder of its own, so that search engines find it.
 * @param path without any language's folder: `/contact`
 * @returns `/contact`, `/es/contact`, `/es/`
 */
export const pathIn = (language: Language, path: string) =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;

/**
 * Returns the language of a page's HTML. Paths of the default language have no prefix; another has a
 * folder of its own (`/es/contact`).
 */
export function languageOfPath(pathname: string): Language {
  const folder = pathname.split('/')[1];
  return isLanguage(folder) ? folder : DEFAULT_LANGUAGE;
}

/** Returns an address's path as routes match it: without the folder of its language. */
export function pathOf(pathname: string): string {
  const language = languageOfPath(pathname);
  return language === DEFAULT_LANGUAGE ? pathname : pathname.slice(language.length + 1) || '/';
}

/** The Intl locale of a language. */
export const localeOf = (language: Language) => LOCALES[language];
