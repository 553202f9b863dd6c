import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { isAdmin } from './accounts/session';
import type { ApiTables } from './apiDatabase';
import { DataError } from './dataError';
import { allRows, parseQuery, runQuery } from './runQuery';
import { staffClient } from './staffClient';

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
  /** No two rows have the same place in it; `created_at.desc` for the newest first. */
  order: readonly ((keyof Row & string) | `${keyof Row & string}.desc`)[];
}

interface Table<Name extends TableName, Row, Input, Columns> extends List<Row> {
  /** Validates what a form sends, and returns its columns. @throws {DataError} `invalid` */
  input: (input: Input) => Columns & Changes<Name>;
}

// The client's types need a table's name at compile time; the types above check the columns.
const fromTable = (name: string) => (staffClient() as SupabaseClient).from(name);

const columnsOf = ({ shape }: { shape: object }) => Object.keys(shape).join(',');

/** Lists the rows of a table, or those that a filter leaves. @throws {DataError} */
export const listRows = <Row>(
  name: TableName,
  { row, order }: List<Row>,
  filter: Filter = (rows) => rows,
): Promise<Row[]> =>
  allRows((from, to) => {
    const rows = filter(fromTable(name).select(columnsOf(row), { count: 'exact' }));
    const sorted = order.reduce((query, each) => {
      const [column = '', direction] = each.split('.');
      return query.order(column, { ascending: direction !== 'desc' });
    }, rows);
    return sorted.range(from, to);
  }, row);

/**
 * Changes a row if it is unchanged since it was read.
 * @throws {DataError} `conflict` when it was changed, `notFound` when deleted, `forbidden` without administrator
 *   rights
 */
export async function editRow<Name extends TableName, Row>(
  name: Name,
  row: RowSchema<Row>,
  read: AnyVersion,
  changes: Changes<Name>,
): Promise<Row> {
  const { id, updated_at } = read;
  const values: object = changes;
  const edited = fromTable(name).update(values).eq('id', id).eq('updated_at', updated_at);
  const [changed] = await parseQuery(edited.select(columnsOf(row)), z.array(row));
  if (changed) return changed;
  throw new DataError(await unchangedReason(name, read));
}

/**
 * Row level security hides every row from those without rights: what they change or delete matches none.
 * @throws {DataError} `forbidden` when the rights were taken away, `sessionEnded`, …
 */
export async function requireAdmin(): Promise<void> {
  const { data } = await staffClient().auth.getSession();
  const id = data.session?.user.id;
  if (id === undefined || !(await isAdmin(id))) throw new DataError('forbidden');
}

async function unchangedReason(name: TableName, { id }: AnyVersion) {
  const { data } = await runQuery(fromTable(name).select('id').eq('id', id));
  if (data?.length) return 'conflict';
  await requireAdmin();
  return 'notFound';
}

/**
 * Returns the requests of a table that staff edit row by row.
 * @throws {DataError} each of them: `invalid` for what the form or a constraint rejects, `conflict` for a row that
 *   exists; `edit` and `remove` as `editRow` does
 */
export function table<
  Name extends TableName,
  Row extends AnyVersion,
  Input,
  Columns extends object,
>(name: Name, { row, order, input }: Table<Name, Row, Input, Columns>) {
  type Read = RowVersion<Row['id']>;
  type More = Missing<Name, Columns>;
  return {
    list: (): Promise<Row[]> => listRows(name, { row, order }),

    /** Lists the rows that a filter leaves. */
    find: (filter: Filter): Promise<Row[]> => listRows(name, { row, order }, filter),

    /** Adds a row. Returns it with what the database has set. */
    async add(
      form: Input,
      ...[more]: Partial<More> extends More ? [] : [more: More]
    ): Promise<Row> {
      const values: object = { ...input(form), ...more };
      return parseQuery(fromTable(name).insert(values).select(columnsOf(row)).single(), row);
    },

    edit: async (read: Read, form: Input): Promise<Row> => editRow(name, row, read, input(form)),

    /** Deletes a row if it is unchanged since it was read. */
    async remove(read: Read): Promise<void> {
      const removed = fromTable(name).delete().eq('id', read.id).eq('updated_at', read.updated_at);
      const { data } = await runQuery(removed.select('id'));
      if (!data?.length) throw new DataError(await unchangedReason(name, read));
    },
  };
}
