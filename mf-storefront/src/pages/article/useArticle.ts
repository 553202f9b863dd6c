import {
  type ArticlePageContent,
  type ArticleText,
  paths,
  publishedContent,
} from '@shop/shared-contract';
import { usePageContent } from '../../pageContent/usePageContent';

async function fetchText(file: string): Promise<ArticleText> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: HTTP ${response.status}`);
  return (await response.json()) as ArticleText;
}

async function findArticle(slug: string): Promise<ArticlePageContent | undefined> {
  const content = await publishedContent();
  const { articles = [] } = content.shop;
  const article = articles.find((each) => each.slug === slug);
  if (!article) {
    const moved = content.movedArticles[slug];
    return moved === undefined ? undefined : { movedTo: paths.article(moved) };
  }
  const text = await fetchText(content[`article ${slug}`] ?? '');
  return { article, text, more: articles.filter((each) => each !== article) };
}

/** The article of an address. Suspends until it is loaded; undefined where there is none. */
export const useArticle = (slug: string): ArticlePageContent | undefined =>
  usePageContent(paths.article(slug), () => findArticle(slug));
