import {
  type ArticleText,
  type PublishedPicture,
  type RichText,
  textIn,
} from '@shop/shared-contract';
import type { Language } from '@shop/shared-site/languages';
import { type PictureRow, publishedPictures } from '../pictures/picture';
import { languagesOf } from './languagesOf';
import type { EntryRow } from './listsFromRows';
import { replacePictures } from './richText';

/** Adds to each picture of a text what pages have to know of it. Words in the text itself replace what it shows. */
const withPictures = (
  text: RichText,
  pictures: ReadonlyMap<string, PublishedPicture>,
  language: Language,
): RichText =>
  replacePictures(text, ({ src = '', alt = '', ...element }) => {
    const picture = pictures.get(src);
    if (!picture) return alt;
    const { alt: shows, ...sizes } = picture;
    const { text: described, ...lang } = textIn(shows, language);
    return { ...element, src, ...sizes, ...(alt ? { alt } : { alt: described, ...lang }) };
  });

/** The files with the texts of articles, by their fields of the content. */
export function articleFiles(
  rows: readonly EntryRow[],
  pictureRows: readonly PictureRow[],
  parse: (markdown: string) => RichText,
): Record<`article ${string}`, ArticleText> {
  const pictures = publishedPictures(pictureRows);
  const textOf = ({ text, text_es }: EntryRow, language: Language) =>
    withPictures(parse(language === 'en' ? text : text_es), pictures, language);
  return Object.fromEntries(
    rows
      .filter(({ slug }) => slug)
      .map((row) => [
        `article ${row.slug}`,
        Object.fromEntries(languagesOf(row).map((language) => [language, textOf(row, language)])),
      ]),
  );
}

/** The present slugs of articles, by earlier ones that no other article has. */
export function movedArticles(rows: readonly EntryRow[]): Record<string, string> {
  const present = new Set(rows.map(({ slug }) => slug));
  return Object.fromEntries(
    rows.flatMap(({ slug, former_slugs }) =>
      former_slugs.filter((former) => !present.has(former)).map((former) => [former, slug]),
    ),
  );
}
