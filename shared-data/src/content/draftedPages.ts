import {
  type ArticleText,
  type ContentSlice,
  paths,
  type RichElement,
} from '@shop/shared-contract';
import { type PictureRow, rowsWithPictures } from '../pictures/picture';
import { articleFiles } from './articleFiles';
import { articlePages } from './articlePages';
import { type EntryRow, listsFromRows } from './listsFromRows';
import { replacePictures, richText } from './richText';

type DraftedPage = NonNullable<ContentSlice['page']>;

/** Where pictures are shown from of which the site may not have files yet, by their addresses. */
type Sources = ReadonlyMap<string, string>;

/** The addresses of the uploaded pictures that entries of lists show. */
export const entryPictures = (listEntries: readonly EntryRow[]): string[] =>
  rowsWithPictures({ products: [], listEntries, settings: [] }).flatMap(
    ({ addresses }) => addresses,
  );

const shownFrom =
  (sources: Sources) =>
  ({ src = '', srcset, ...picture }: RichElement): RichElement => {
    const source = sources.get(src);
    return source === undefined
      ? { ...picture, src, ...(srcset && { srcset }) }
      : { ...picture, src: source };
  };

/**
 * Returns the page of an article before it is published, as composing would.
 * @param others the published ones, in their order
 * @param pictures those that all of them show
 */
export function draftedArticlePage(
  row: EntryRow,
  others: readonly EntryRow[],
  pictures: readonly PictureRow[],
  sources: Sources,
): DraftedPage {
  const parse = (markdown: string) => richText(markdown);
  const texts = articleFiles([row], pictures, parse)[`article ${row.slug}`] ?? {};
  const text: ArticleText = Object.fromEntries(
    Object.entries(texts).map(([language, each]) => [
      language,
      replacePictures(each, shownFrom(sources)),
    ]),
  );
  const { articles } = listsFromRows([row, ...others], pictures);
  const shown = articles.map((article) => ({
    ...article,
    ...(article.picture && { picture: sources.get(article.picture) ?? article.picture }),
  }));
  const path = paths.article(row.slug);
  const pages = articlePages({
    content: { shop: { articles: shown } },
    files: { [`article ${row.slug}`]: text },
  });
  return { path, content: pages[path]?.() };
}
