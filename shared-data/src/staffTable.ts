import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { ApiTables } from './apiDatabase';
import { DataError } from './dataError';
import { allRows, parseQuery, runQuery } from './runQuery';
import { lastChange, listRemoved, type Removed } from './staffChangeLog';
import { staffClient } from './staffClient';
import { ConflictError, differing, type IsStored, saveMerged, type Values } from './staffMerge';
import { requireAdmin } from './staffRights';

/** The id and the version of a row when it was read. */
export interface RowVersion<Id extends string | number = string> {
  id: Id;
  updated_at: string;
}

type AnyVersion = RowVersion<string | number>;
type TableName = keyof ApiTables;

/** The schema of the columns that are read. */
type RowSchema<Row> = z.ZodMiniType<Row> & { shape: object };

/** Undefined values are not sent. */
type Changes<Name extends TableName> = {
  [Column in keyof ApiTables[Name]['Update']]: ApiTables[Name]['Update'][Column] | undefined;
};

/** The columns that a new row needs beside those of the form. */
type Missing<Name extends TableName, Columns> = Omit<ApiTables[Name]['Insert'], keyof Columns>;

type Query = ReturnType<ReturnType<SupabaseClient['from']>['select']>;
type Filter = (rows: Query) => Query;

interface List<Row> {
  row: RowSchema<Row>;
  /** Of a table of which staff may read some columns only. */
  columns?: string;
  /** No two rows have the same place in it; `created_at.desc` for the newest first. */
  order: readonly ((keyof Row & string) | `${keyof Row & string}.desc`)[];
}

interface Table<Name extends TableName, Row, Input, Columns> extends List<Row> {
  /** Validates what a form sends, and returns its columns. @throws {DataError} `invalid` */
  input: (input: Input) => Columns & Changes<Name>;
  /** Columns whose values are unique together, beside the id. */
  key?: readonly (keyof Row & string)[];
  isStored?: IsStored;
}

// The client's types need a table's name at compile time; the types above check the columns.
const fromTable = (name: string) => (staffClient() as SupabaseClient).from(name);

const columnsOf = ({ shape }: { shape: object }) => Object.keys(shape).join(',');

/** Lists the rows of a table, or those that a filter leaves. @throws {DataError} */
export const listRows = <Row>(
  name: TableName,
  { row, order, columns = '*' }: List<Row>,
  filter: Filter = (rows) => rows,
): Promise<Row[]> =>
  allRows((from, to) => {
    const rows = filter(fromTable(name).select(columns, { count: 'exact' }));
    const sorted = order.reduce((query, each) => {
      const [column = '', direction] = each.split('.');
      return query.order(column, { ascending: direction !== 'desc' });
    }, rows);
    return sorted.range(from, to);
  }, row);

interface EditOptions<Row> {
  /** Completes what is sent. */
  complete?: (changes: Values) => object;
  isStored?: IsStored | undefined;
  /** Columns that are changed by one session at a time. */
  together?: readonly (keyof Row & string)[];
}

const sent = (values: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * Changes columns of a row, as `saveMerged` does.
 * @param read the row when editing began
 * @throws {ConflictError} when another session changed one of the columns to another value
 * @throws {DataError} `notFound` when the row was deleted, `forbidden` without administrator rights, …
 */
export function editRow<Name extends TableName, Row extends AnyVersion>(
  name: Name,
  row: RowSchema<Row>,
  read: Row,
  changes: Changes<Name>,
  { complete = (values) => values, isStored, together = [] }: EditOptions<Row> = {},
): Promise<Row> {
  const { id } = read;
  return saveMerged<Row>({
    read,
    valuesOf: (version) => version,
    changes: sent(changes),
    write: async ({ updated_at }, values) => {
      const completed: object = complete(values);
      const edited = fromTable(name).update(completed);
      const changed = edited.eq('id', id).eq('updated_at', updated_at).select(columnsOf(row));
      return (await parseQuery(changed, z.array(row)))[0];
    },
    readStored: () => readStored(name, row, id),
    lastChange: (columns) => lastChange(name, [id], columns),
    isStored,
    together,
  });
}

/** Returns what a function of the database saved, or undefined if it rejects with this code: another version is stored. */
export const unlessChanged = <Result>(
  saved: Promise<Result>,
  code: string | undefined,
): Promise<Result | undefined> =>
  saved.catch((error: unknown) => {
    const isChanged =
      error instanceof DataError && error.kind === 'conflict' && error.code === code;
    if (isChanged) return undefined;
    throw error;
  });

async function findRow<Row>(name: TableName, row: RowSchema<Row>, values: object) {
  const query = fromTable(name)
    .select(columnsOf(row))
    .match({ ...values });
  return (await parseQuery(query.limit(1), z.array(row)))[0];
}

/** Reads a row. @throws {DataError} `notFound`, `forbidden` without administrator rights, … */
export async function readStored<Row>(
  name: TableName,
  row: RowSchema<Row>,
  id: string | number,
): Promise<Row> {
  const stored = await findRow(name, row, { id });
  if (stored) return stored;
  await requireAdmin();
  throw new DataError('notFound');
}

/** What the database answers where a row has the id, the unique values, or the time and place of the new one. */
const isTaken = (error: unknown): error is DataError =>
  error instanceof DataError && ['conflict', 'full', 'invalid'].includes(error.kind);

/**
 * Returns the requests of a table that staff edit row by row.
 * @throws {DataError} each of them: `invalid` for what the form or a constraint rejects; `add`, `edit` and `remove` as
 *   `editRow` does
 */
export function table<
  Name extends TableName,
  Row extends AnyVersion,
  Input,
  Columns extends object,
>(name: Name, { row, order, input, key = [], isStored }: Table<Name, Row, Input, Columns>) {
  type More = Missing<Name, Columns>;

  /** Finds the row that prevents the insertion of another one. */
  async function findTaken(values: Values) {
    const keys: readonly (readonly string[])[] = [['id'], key];
    for (const columns of keys) {
      const wanted = Object.fromEntries(
        Object.entries(values).filter(([column]) => columns.includes(column)),
      );
      // An empty name or number is no key.
      const isGiven =
        Object.keys(wanted).length === columns.length && Object.values(wanted).some(Boolean);
      const found = isGiven ? await findRow(name, row, wanted) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  return {
    list: (): Promise<Row[]> => listRows(name, { row, order }),

    /** Lists the rows that were removed, as `listRemoved` does. */
    removed: (): Promise<Removed<Row>[]> => listRemoved(name, row),

    /** Lists the rows that a filter leaves. */
    find: (filter: Filter): Promise<Row[]> => listRows(name, { row, order }, filter),

    /**
     * Adds a row. Returns it with what the database has set. A row with the same id or the same key and the same
     * values is the one to add: it was stored by an attempt whose response was lost, or by another session.
     * @throws {ConflictError} when the row has other values, unless staff can enter another key
     */
    async add(
      form: Input,
      ...[more]: Partial<More> extends More ? [more?: More] : [more: More]
    ): Promise<Row> {
      const columns = input(form);
      const values = sent({ ...columns, ...more });
      try {
        return await parseQuery(
          fromTable(name).insert(values).select(columnsOf(row)).single(),
          row,
        );
      } catch (error) {
        const stored: Row | undefined = isTaken(error) ? await findTaken(values) : undefined;
        if (!stored) throw error;
        const { id, ...mine } = values;
        const other = Object.keys(differing(stored, mine, isStored));
        if (other.length === 0) return stored;
        const isEntered = id !== stored.id && key.some((column) => column in columns);
        if (isEntered) throw error;
        throw new ConflictError(stored, other, await lastChange(name, [stored.id], other));
      }
    },

    /**
     * Changes a row.
     * @param before what the form showed of `read`; what it still has is not changed
     */
    async edit(read: Row, form: Input, before?: Input): Promise<Row> {
      const columns = input(form);
      const shown = before === undefined ? {} : columnsOrNone(input, before);
      const changes: object = differing(shown, columns);
      return editRow(name, row, read, changes as Changes<Name>, { isStored });
    },

    /** Deletes a row, unless another session changed its values since it was read. A row that is gone is deleted. */
    async remove(read: Row): Promise<void> {
      let version = read;
      for (;;) {
        const removed = fromTable(name).delete().eq('id', read.id);
        const { data } = await runQuery(removed.eq('updated_at', version.updated_at).select('id'));
        if (data?.length) return;
        const stored = await findRow(name, row, { id: read.id });
        if (!stored) return requireAdmin();
        const { updated_at: _, ...values } = read;
        const changed = Object.keys(differing(stored, values));
        if (changed.length > 0 || stored.updated_at === version.updated_at) {
          throw new ConflictError(stored, changed, await lastChange(name, [read.id], changed));
        }
        version = stored;
      }
    },
  };
}

/** A row that was stored by other rules may be one that the form rejects. */
function columnsOrNone<Input>(input: (input: Input) => object, values: Input): object {
  try {
    return input(values);
  } catch {
    return {};
  }
}
