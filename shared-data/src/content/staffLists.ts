import { toSlug } from '@shop/shared-contract';
import * as z from 'zod/mini';
import { multilineText, optionalLine, optionalText, parseInput, singleLineText } from '../fields';
import { runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { isSameValue } from '../staffMerge';
import type { RowDraft } from '../staffRowDrafts';
import { table } from '../staffTable';
import { listEntriesRow } from '../storedRows';
import { isTooNested } from './isTooNested';
import { languagesOf } from './languagesOf';
import { listNames } from './listNames';

export { languagesOf, listNames };

const listName = z.enum(listNames);
export type ListName = z.infer<typeof listName>;

/** A row of `list_entries`: an entry of a list of the site. Each list uses the columns that it needs. */
export type ListEntry = z.infer<typeof listEntriesRow>;

/** An address or a path, as the database accepts it, or the name of a built-in picture: `drawing:equipment-lift`. */
const picture = optionalLine(2048).check(
  z.regex(/^(https:\/\/[^\s/]\S*|\/[^\s/]\S*|drawing:[a-z0-9-]+)?$/, 'picture'),
);

const notTooNested = z.refine<string>((text) => !isTooNested(text), 'tooNested');

/** An article needs a title and a text in one language, and is published in those in which it has both. */
const inOneLanguage = z.refine<Parameters<typeof languagesOf>[0]>(
  (form) => languagesOf(form).length > 0,
  {
    error: 'oneLanguage',
    path: ['title'],
  },
);

/** The form of an entry; each list shows some of the fields. */
export function entrySchema(list: ListName) {
  const isArticle = list === 'articles';
  const isReview = list === 'reviews';
  const longest = isArticle ? 20_000 : 2000;
  const schema = z.object({
    /** Of a stored entry; 0 for the last place. */
    position: z.number(),
    title: isArticle ? optionalLine(200) : singleLineText(200),
    title_es: optionalLine(200),
    detail: isReview ? singleLineText(300) : optionalLine(300),
    detail_es: optionalLine(300),
    text: (isReview || list === 'questions' ? multilineText(longest) : optionalText(longest)).check(
      notTooNested,
    ),
    text_es: optionalText(longest).check(notTooNested),
    note: optionalLine(300),
    note_es: optionalLine(300),
    picture,
    second_picture: picture,
    years: z.nullable(
      z.number('years').check(z.int('years'), z.gte(1, 'years'), z.lte(80, 'years')),
    ),
    /** Empty: the database makes it from the title. */
    slug: z.string(),
    service: z.string(),
    former_slugs: z.array(z.string()),
    author: optionalLine(80),
    day: isArticle ? z.iso.date('required') : z.null(),
    is_hidden: z.boolean(),
  });
  return isArticle ? schema.check(inOneLanguage) : schema;
}
export type EntryInput = z.infer<ReturnType<typeof entrySchema>>;

/**
 * Returns the article that a draft makes of the stored one, or adds; undefined for a draft of an earlier shape of the
 * table. It has the address that the database will give it.
 */
export function draftedEntry(
  { id, changes, updated_at }: RowDraft,
  stored: ListEntry | undefined,
): ListEntry | undefined {
  const row = { written_at: updated_at, updated_at, ...stored, ...changes, id };
  const { data } = listEntriesRow.safeParse(row);
  return data && { ...data, slug: data.slug || toSlug(data.title || data.title_es, 100) };
}

interface ListInput {
  list: ListName;
  form: EntryInput;
}

function columnsOf({ list, form }: ListInput) {
  const {
    position: _,
    former_slugs: __,
    ...columns
  } = parseInput(entrySchema(list) as z.ZodMiniType<EntryInput>, form);
  return columns;
}

const entries = table('list_entries', {
  row: listEntriesRow,
  order: ['position', 'id'],
  input: columnsOf,
  key: ['slug'],
  // The database names an article, and gives a new entry its place.
  isStored: (column, stored, mine) =>
    isSameValue(stored, mine) ||
    (column === 'slug' && mine === '') ||
    (column === 'position' && mine === 0),
});
/** Lists the entries of a list that were removed in the last 30 days, the last one first. @throws {DataError} */
export const removedEntries = async (list: ListName) =>
  (await entries.removed()).filter(({ row }) => row.list === list);

/** Removes an entry. @throws {DataError} as `remove` of `table` does */
export const { remove: removeEntry } = entries;

/** The entries of a list in their order, with hidden ones. @throws {DataError} */
export const listEntries = (list: ListName): Promise<ListEntry[]> =>
  entries.find((rows) => rows.eq('list', list));

/** Changes an entry. @throws {DataError} as `edit` of `table` does */
export function editEntry(
  read: ListEntry,
  form: EntryInput,
  before: EntryInput,
): Promise<ListEntry> {
  const { list } = read;
  return entries.edit(read, { list, form }, { list, form: before });
}

/** Adds an entry to a list. @throws {DataError} as `add` of `table` does */
export function addEntry(list: ListName, form: EntryInput, id: string): Promise<ListEntry> {
  const { position, former_slugs } = form;
  return entries.add({ list, form }, { id, list, position, former_slugs });
}

/**
 * Gives all entries of a list this order.
 * @throws {DataError} `conflict` when one was added or removed meanwhile, …
 */
export async function orderEntries(list: ListName, ids: readonly string[]): Promise<void> {
  await runQuery(staffClient().rpc('order_entries', { p_list: list, p_ids: [...ids] }));
}
