import {
  type ArticlePageContent,
  type ArticleText,
  loadForPage,
  ownContentPart,
  paths,
  publishedContent,
} from '@shop/shared-contract';
import { use } from 'react';

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

async function loadArticle(slug: string): Promise<ArticlePageContent | undefined> {
  // The HTML of an address that was composed contains the article that it shows.
  const content = await loadForPage<ArticlePageContent | undefined>(
    ownContentPart(paths.article(slug)),
    async () => undefined,
  );
  return content ?? findArticle(slug);
}

/** The last one, since React's `use` requires the same promise at every render. */
let last: { slug: string; article: Promise<ArticlePageContent | undefined> } | undefined;

/** The article of an address. Suspends until it is loaded; undefined where there is none. */
export function useArticle(slug: string): ArticlePageContent | undefined {
  if (last?.slug !== slug) last = { slug, article: loadArticle(slug) };
  return use(last.article);
}

/** Makes the next render load an article again. */
export function forgetArticle() {
  last = undefined;
}
