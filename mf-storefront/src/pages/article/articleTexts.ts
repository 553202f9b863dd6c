import { loadForPage } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import type { Article } from '../blog/articles';
import type { ArticleText } from '../blog/articleText';

const texts = new Map<string, Promise<ArticleText>>();
const keyOf = ({ id }: Article, language: Language) => `${id}:${language}`;

/** An article's text, fetched once: React's `use` wants the same promise at every render. */
export function articleText(article: Article, language: Language): Promise<ArticleText> {
  const key = keyOf(article, language);
  const text = texts.get(key) ?? loadForPage(`article ${key}`, article.load[language]);
  texts.set(key, text);
  return text;
}

/** Lets the next render fetch again what could not be fetched. */
export const forgetArticleText = (article: Article, language: Language) =>
  texts.delete(keyOf(article, language));
