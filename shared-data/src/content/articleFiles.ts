import type { ArticleText, RichText } from '@shop/shared-contract';
import type { EntryRow } from './listsFromRows';

/** The files with the texts of articles, by their fields of the content. */
export const articleFiles = (
  rows: readonly EntryRow[],
  parse: (markdown: string) => RichText,
): Record<`article ${string}`, ArticleText> =>
  Object.fromEntries(
    rows
      .filter(({ slug }) => slug)
      .map(({ slug, text, text_es }) => [
        `article ${slug}`,
        { en: parse(text), ...(text_es && { es: parse(text_es) }) },
      ]),
  );

/** The present slugs of articles, by earlier ones that no other article has. */
export function movedArticles(rows: readonly EntryRow[]): Record<string, string> {
  const present = new Set(rows.map(({ slug }) => slug));
  return Object.fromEntries(
    rows.flatMap(({ slug, former_slugs }) =>
      former_slugs.filter((former) => !present.has(former)).map((former) => [former, slug]),
    ),
  );
}
