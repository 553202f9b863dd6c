import * as z from 'zod/mini';
import { multilineText, optionalLine, optionalText, parseInput, singleLineText } from '../fields';
import { runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { table } from '../staffTable';
import { listNames } from './listNames';

export { listNames };

const listName = z.enum(listNames);
export type ListName = z.infer<typeof listName>;

const entryRow = z.object({
  id: z.string(),
  list: listName,
  position: z.number(),
  /** Visitors do not see it. */
  is_hidden: z.boolean(),
  title: z.string(),
  title_es: z.string(),
  detail: z.string(),
  detail_es: z.string(),
  text: z.string(),
  text_es: z.string(),
  note: z.string(),
  note_es: z.string(),
  picture: z.string(),
  picture_text: z.string(),
  picture_text_es: z.string(),
  second_picture: z.string(),
  second_picture_text: z.string(),
  second_picture_text_es: z.string(),
  years: z.nullable(z.number()),
  updated_at: z.string(),
});
/** A row of `list_entries`: an entry of a list of the site. Each list uses the columns that it needs. */
export type ListEntry = z.infer<typeof entryRow>;

/** An address or a path, as the database accepts it, or the name of a built-in picture: `drawing:team-1`. */
const picture = optionalLine(2048).check(
  z.regex(/^(https:\/\/[^\s/]\S*|\/[^\s/]\S*|drawing:[a-z0-9-]+)?$/, 'picture'),
);

export const entrySchema = z.object({
  /** Of a stored entry; 0 for the last place. */
  position: z.number(),
  title: singleLineText(200),
  title_es: optionalLine(200),
  detail: optionalLine(300),
  detail_es: optionalLine(300),
  text: optionalText(2000),
  text_es: optionalText(2000),
  note: optionalLine(300),
  note_es: optionalLine(300),
  picture,
  picture_text: optionalLine(300),
  picture_text_es: optionalLine(300),
  second_picture: picture,
  second_picture_text: optionalLine(300),
  second_picture_text_es: optionalLine(300),
  years: z.nullable(z.number('years').check(z.int('years'), z.gte(1, 'years'), z.lte(80, 'years'))),
  is_hidden: z.boolean(),
});
export type EntryInput = z.infer<typeof entrySchema>;

/** A question needs its answer. */
export const questionSchema = z.extend(entrySchema, { text: multilineText(2000) });

function columnsOf(input: EntryInput) {
  const { position: _, ...columns } = parseInput(entrySchema, input);
  return columns;
}

const entries = table('list_entries', {
  row: entryRow,
  order: ['position', 'id'],
  input: columnsOf,
});
/** The requests of the entries of lists. @throws {DataError} as those of `table` do */
export const { edit: editEntry, remove: removeEntry } = entries;

/** The entries of a list in their order, with hidden ones. @throws {DataError} */
export const listEntries = (list: ListName): Promise<ListEntry[]> =>
  entries.find((rows) => rows.eq('list', list));

/** Adds an entry to a list. @throws {DataError} `invalid`, … */
export const addEntry = (list: ListName, input: EntryInput): Promise<ListEntry> =>
  entries.add(input, { list, position: input.position });

/**
 * Gives all entries of a list this order.
 * @throws {DataError} `conflict` when one was added or removed meanwhile, …
 */
export async function orderEntries(list: ListName, ids: readonly string[]): Promise<void> {
  await runQuery(staffClient().rpc('order_entries', { p_list: list, p_ids: [...ids] }));
}
