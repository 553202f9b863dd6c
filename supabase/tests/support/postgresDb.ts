import type { ParameterOrJSON, PostgresError } from 'postgres';
import { type Db, Refusal } from './db.ts';
import { loadPostgres } from './nativeModules.ts';
import { ownCopy } from './ownCopy.ts';

function refuse(error: PostgresError): never {
  throw new Refusal(error.code, error.message, error.constraint_name ?? error.column_name);
}

/** Opens one connection to a PostgreSQL server through its socket folder. */
export async function openPostgresDb(
  socketFolder: string,
): Promise<Db & { close(): Promise<void> }> {
  const { default: postgres } = await loadPostgres();
  const sql = postgres({
    path: `${socketFolder}/.s.PGSQL.5432`,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    onnotice: () => {},
  });
  return {
    query: async <Row extends object>(text: string, parameters: unknown[] = []) =>
      ownCopy<Row>(
        await sql.unsafe<Row[]>(text, parameters as ParameterOrJSON<never>[]).catch(refuse),
      ),
    run: async (text) => {
      await sql.unsafe(text).simple().catch(refuse);
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
