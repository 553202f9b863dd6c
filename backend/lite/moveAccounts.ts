import type { DatabaseSession } from './database';
import { countRows, type TableRows } from './dump';

/** Hosted auth reads these as texts and fails on null; tokens of another server are of no use there. */
const EMPTY = /(_token(_new|_current)?|(email|phone)_change)$/;

/** Columns that the embedded backend lacks. */
const FIXED: Record<string, string> = { instance_id: `'00000000-0000-0000-0000-000000000000'` };

interface Column {
  name: string;
  type: string;
}

const COLUMNS = (table: string) => `
select format('%I', a.attname) as name, format_type(a.atttypid, a.atttypmod) as type
from pg_attribute a
where a.attrelid = '${table}'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;

function expressionFor({ name, type }: Column, columns: readonly string[]): string | undefined {
  if (FIXED[name]) return FIXED[name];
  if (!columns.includes(name)) return undefined;
  if (EMPTY.test(name)) return `''`;
  return name === 'encrypted_password' ? `coalesce(m.${name}, '')` : `m.${name}::${type}`;
}

async function moveTable(
  session: DatabaseSession,
  { name, columns, rows }: TableRows,
): Promise<void> {
  const source = columns.split(', ');
  const texts = source.map((column) => `${column} text`).join(', ');
  await session.exec(`create temporary table moved (${texts}) on commit drop`);
  if (rows) await session.copyIn(`moved (${columns})`, rows);
  const values = (await session.query<Column>(COLUMNS(name))).flatMap((column) => {
    const value = expressionFor(column, source);
    return value ? [{ column: column.name, value }] : [];
  });
  await session.exec(
    `insert into ${name} (${values.map(({ column }) => column).join(', ')})
     select ${values.map(({ value }) => value).join(', ')} from moved m; drop table moved`,
  );
}

/**
 * Moves no sessions: a hosted project has keys of its own. Returns the number of accounts.
 * @throws when the project has accounts
 */
export async function moveAccounts(session: DatabaseSession, tables: readonly TableRows[]) {
  const [there] = await session.query<{ count: string }>('select count(*)::text from auth.users');
  if (there?.count !== '0')
    throw new Error(`The project has ${there?.count} accounts; it must be empty.`);
  const accounts = tables.filter(({ name }) => name === 'auth.users' || name === 'auth.identities');
  // Users first.
  for (const table of accounts.toReversed()) await moveTable(session, table);
  return accounts
    .filter(({ name }) => name === 'auth.users')
    .reduce((sum, users) => sum + countRows(users), 0);
}
