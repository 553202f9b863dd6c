import { LANGUAGES, type Language } from '@shop/shared-site/languages';

/** The languages in which an article has a title and a text: in those it has a page. */
export const languagesOf = ({
  title,
  title_es,
  text,
  text_es,
}: Record<'title' | 'title_es' | 'text' | 'text_es', string>): Language[] =>
  LANGUAGES.filter((language) => (language === 'en' ? title && text : title_es && text_es));
