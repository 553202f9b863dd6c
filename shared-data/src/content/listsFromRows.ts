import type {
  PublishedArticle,
  PublishedEntry,
  PublishedLists,
  PublishedText,
} from '@shop/shared-contract';
import { listNames } from './listNames';

/** A row of `list_entries`. */
export interface EntryRow {
  id: string;
  list: keyof PublishedLists;
  title: string;
  title_es: string;
  detail: string;
  detail_es: string;
  text: string;
  text_es: string;
  note: string;
  note_es: string;
  picture: string;
  picture_text: string;
  picture_text_es: string;
  second_picture: string;
  second_picture_text: string;
  second_picture_text_es: string;
  years: number | null;
  slug: string;
  service: string;
  former_slugs: string[];
  author: string;
  day: string | null;
}

/** A text with its Spanish one; undefined where both are empty. */
function textOf(en: string, es: string): PublishedText | undefined {
  if (!en && !es) return undefined;
  return { en: en || es, ...(es && { es }) };
}

const withoutEmpty = <Entry extends object>(entry: Entry) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value)) as Partial<Entry>;

const entryOf = (row: EntryRow): PublishedEntry | PublishedArticle => ({
  id: row.id,
  title: { en: row.title, ...(row.title_es && { es: row.title_es }) },
  ...(withoutEmpty({
    detail: textOf(row.detail, row.detail_es),
    // The text of an article has a file of its own.
    text: row.list === 'articles' ? undefined : textOf(row.text, row.text_es),
    note: textOf(row.note, row.note_es),
    picture: row.picture,
    pictureText: textOf(row.picture_text, row.picture_text_es),
    secondPicture: row.second_picture,
    secondPictureText: textOf(row.second_picture_text, row.second_picture_text_es),
    years: row.years,
    slug: row.slug,
    service: row.service,
    author: row.author,
    day: row.day,
  }) as Partial<PublishedEntry>),
});

export const listsFromRows = (rows: readonly EntryRow[]): PublishedLists =>
  Object.fromEntries(
    listNames.map((name) => [name, rows.filter(({ list }) => list === name).map(entryOf)]),
  ) as unknown as PublishedLists;
