import type { DatabaseSession } from './database';

export interface TableRows {
  /** With its schema, quoted where SQL needs it. */
  name: string;
  /** As SQL has it, without generated columns. */
  columns: string;
  rows: string;
}

export interface Dump {
  takenAt: string;
  migrations: string[];
  tables: TableRows[];
  sequences: { name: string; last: string }[];
}

/** The history of migrations is not among them: who restores rows has applied the migrations. */
const TABLES = `
select format('%I.%I', n.nspname, c.relname) as name,
  string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and (n.nspname, c.relname) <> ('supabase_migrations', 'schema_migrations')
group by 1 order by 1`;

const SEQUENCES = `
select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
from pg_sequences where last_value is not null order by 1`;

const MIGRATIONS = 'select version from supabase_migrations.schema_migrations order by version';

/** So that equal rows have equal texts, whatever the server's defaults are. */
export const TEXT_FORMAT = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY';
set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex';`;

export async function readTables(
  session: DatabaseSession,
  wanted: readonly Omit<TableRows, 'rows'>[],
): Promise<TableRows[]> {
  const tables: TableRows[] = [];
  for (const { name, columns } of wanted) {
    tables.push({ name, columns, rows: await session.copyOut(`${name} (${columns})`) });
  }
  return tables;
}

/** Must run within a transaction of the caller. */
export async function readDump(
  session: DatabaseSession,
  isRead = (_table: { name: string }) => true,
): Promise<Dump> {
  const found = await session.query<Omit<TableRows, 'rows'>>(TABLES);
  const tables = await readTables(session, found.filter(isRead));
  const versions = await session.query<{ version: string }>(MIGRATIONS);
  const sequences = await session.query<Dump['sequences'][number]>(SEQUENCES);
  return {
    takenAt: new Date().toISOString(),
    migrations: versions.map(({ version }) => version),
    tables,
    sequences: sequences.map(({ name, last }) => ({ name, last })),
  };
}

export async function takeDump(session: DatabaseSession): Promise<Dump> {
  await session.exec(`begin isolation level repeatable read read only; ${TEXT_FORMAT}`);
  try {
    return await readDump(session);
  } finally {
    await session.exec('rollback');
  }
}

/** A line of COPY's text format is a row: line breaks within values are escaped. */
export const countRows = ({ rows }: Pick<TableRows, 'rows'>) => rows.split('\n').length - 1;

/** Must run within a transaction of the caller. No trigger runs: what triggers wrote is among the rows. */
export async function writeRows(
  session: DatabaseSession,
  { tables, sequences }: Pick<Dump, 'tables' | 'sequences'>,
): Promise<void> {
  await session.exec(`set local session_replication_role = replica; ${TEXT_FORMAT}`);
  await session.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns, rows } of tables) {
    if (rows) await session.copyIn(`${name} (${columns})`, rows);
  }
  for (const { name, last } of sequences) {
    await session.exec(`select setval('${name.replaceAll("'", "''")}', ${BigInt(last)})`);
  }
}

const sorted = (rows: string) => rows.split('\n').sort().join('\n');

/** A line for each table, with its numbers of rows. */
export function listDifferences(
  wanted: readonly TableRows[],
  found: readonly TableRows[],
): string[] {
  return wanted.flatMap((table) => {
    const other = found.find(({ name }) => name === table.name);
    if (!other) return [`${table.name} is missing`];
    const isSame = other.columns === table.columns && sorted(other.rows) === sorted(table.rows);
    return isSame
      ? []
      : [`${table.name} has ${countRows(other)} of ${countRows(table)} rows, or other values`];
  });
}
