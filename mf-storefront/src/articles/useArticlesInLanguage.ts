import type { PublishedArticle } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';

/** Articles that have a page in the language of this one, and those that have none. */
export function useArticlesInLanguage(articles: readonly PublishedArticle[]) {
  const { language } = useLanguage();
  const isOwn = ({ languages }: PublishedArticle) => languages.includes(language);
  return { own: articles.filter(isOwn), others: articles.filter((each) => !isOwn(each)) };
}
