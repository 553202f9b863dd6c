import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@shop/shared-i18n';

/**
 * The language of the first render: a link may ask for one, else the HTML decides. It is kept in
 * memory only.
 */
export function firstLanguage(htmlLanguage: string, search: string): Language {
  const asked = new URLSearchParams(search).get('lang');
  if (isLanguage(asked)) return asked;
  return isLanguage(htmlLanguage) ? htmlLanguage : DEFAULT_LANGUAGE;
}
