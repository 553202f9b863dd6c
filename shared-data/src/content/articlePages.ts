import {
  type ArticlePageContent,
  type ArticleText,
  type Content,
  type PublishedArticle,
  paths,
} from '@shop/shared-contract';
import { LANGUAGES, type Language } from '@shop/shared-site/languages';

interface Published {
  content: Partial<Content>;
  files: Readonly<Record<string, unknown>>;
}

/** How many other articles a page recommends, in its language. */
const MOST_RECOMMENDED = 3;

/** Of all languages, because a page is named once for each. */
function recommended(articles: readonly PublishedArticle[], id: string): PublishedArticle[] {
  const others = articles.filter((each) => each.id !== id);
  const chosen = new Set(
    LANGUAGES.flatMap((language) =>
      others.filter(({ languages }) => languages.includes(language)).slice(0, MOST_RECOMMENDED),
    ),
  );
  return others.filter((each) => chosen.has(each));
}

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
        text: (files[`article ${article.slug}`] ?? {}) as ArticleText,
        more: recommended(articles, article.id),
      }),
    ]),
    ...movedPages({ content }).map(([from, to]) => [from, () => ({ movedTo: to })]),
  ]);
}

/** The languages of the pages of articles, by address; the earlier ones have those of the present one. */
export function articleLanguages({
  content,
}: Pick<Published, 'content'>): Record<string, readonly Language[]> {
  const articles = content.shop?.articles ?? [];
  const present = articles.map(({ slug, languages }) => [paths.article(slug), languages] as const);
  const byPath = Object.fromEntries(present);
  const earlier = movedPages({ content }).map(([from, to]) => [from, byPath[to] ?? []] as const);
  return { ...byPath, ...Object.fromEntries(earlier) };
}

/** When the text of each article was written last, as ISO 8601, by the address of its page. */
export const articleChanges = ({ content }: Pick<Published, 'content'>): Record<string, string> =>
  Object.fromEntries(
    (content.shop?.articles ?? []).map(({ slug, written }) => [paths.article(slug), written]),
  );

/** The earlier addresses of articles, each with the present one. */
export const movedPages = ({ content }: Pick<Published, 'content'>): [string, string][] =>
  Object.entries(content.movedArticles ?? {}).map(([from, to]) => [
    paths.article(from),
    paths.article(to),
  ]);
