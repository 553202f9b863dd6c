import {
  type ArticlePageContent,
  type ArticleText,
  type Content,
  paths,
} from '@shop/shared-contract';

interface Published {
  content: Partial<Content>;
  files: Readonly<Record<string, unknown>>;
}

/** How many other articles a page recommends. */
const MOST_RECOMMENDED = 3;

/** Returns what the page of each article shows, by address; an earlier address leads to the present one. */
export function articlePages({
  content,
  files,
}: Published): Record<string, () => ArticlePageContent> {
  const articles = content.shop?.articles ?? [];
  return Object.fromEntries([
    ...articles.map((article) => [
      paths.article(article.slug),
      () => ({
        article,
        text: (files[`article ${article.slug}`] ?? { en: [] }) as ArticleText,
        more: articles.filter(({ id }) => id !== article.id).slice(0, MOST_RECOMMENDED),
      }),
    ]),
    ...movedPages({ content }).map(([from, to]) => [from, () => ({ movedTo: to })]),
  ]);
}

/** The earlier addresses of articles, each with the present one. */
export const movedPages = ({ content }: Pick<Published, 'content'>): [string, string][] =>
  Object.entries(content.movedArticles ?? {}).map(([from, to]) => [
    paths.article(from),
    paths.article(to),
  ]);
