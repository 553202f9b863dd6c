import type {
  PublishedArticle,
  PublishedEntry,
  PublishedLists,
  PublishedText,
} from '@shop/shared-contract';
import { type PictureRow, pictureTexts } from '../pictures/picture';
import { languagesOf } from './languagesOf';
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
  second_picture: string;
  years: number | null;
  slug: string;
  service: string;
  former_slugs: string[];
  author: string;
  day: string | null;
  /** When its title, detail or text was last changed: `2026-03-02T09:00:00.000Z`. */
  written_at: string;
}

/** A text with its Spanish one; undefined where both are empty. */
function textOf(en: string, es: string): PublishedText | undefined {
  if (!en && !es) return undefined;
  return { en: en || es, ...(es && { es }) };
}

const withoutEmpty = <Entry extends object>(entry: Entry) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value)) as Partial<Entry>;

const entryOf = (
  row: EntryRow,
  texts: ReturnType<typeof pictureTexts>,
): PublishedEntry | PublishedArticle => ({
  id: row.id,
  title: textOf(row.title, row.title_es) ?? { en: '' },
  ...(withoutEmpty({
    detail: textOf(row.detail, row.detail_es),
    // The text of an article has a file of its own.
    text: row.list === 'articles' ? undefined : textOf(row.text, row.text_es),
    note: textOf(row.note, row.note_es),
    picture: row.picture,
    pictureText: texts.get(row.picture),
    secondPicture: row.second_picture,
    secondPictureText: texts.get(row.second_picture),
    years: row.years,
    slug: row.slug,
    service: row.service,
    author: row.author,
    day: row.day,
    ...(row.list === 'articles' && { languages: languagesOf(row), written: row.written_at }),
  }) as Partial<PublishedEntry>),
});

export function listsFromRows(
  rows: readonly EntryRow[],
  pictures: readonly PictureRow[],
): PublishedLists {
  const texts = pictureTexts(pictures);
  const entriesOf = (name: keyof PublishedLists) =>
    rows.filter(({ list }) => list === name).map((row) => entryOf(row, texts));
  const lists = Object.fromEntries(listNames.map((name) => [name, entriesOf(name)]));
  return lists as unknown as PublishedLists;
}
