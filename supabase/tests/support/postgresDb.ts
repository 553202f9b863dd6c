import type { ParameterOrJSON, PostgresError } from 'postgres';
import { copyRows } from './copyRows.ts';
import { DatabaseError, type Db } from './db.ts';
import { loadPostgres } from './nativeModules.ts';

function refuse(error: PostgresError): never {
  const { code, message, constraint_name, column_name, detail } = error;
  throw new DatabaseError(code, message, constraint_name ?? column_name, detail);
}

/** Opens one connection to a PostgreSQL server through its socket folder, by default as `postgres`. */
export async function openPostgresDb(
  socketFolder: string,
  { port = 5432, user = 'postgres', database = 'postgres' } = {},
): Promise<Db & { close(): Promise<void> }> {
  const { default: postgres } = await loadPostgres();
  const sql = postgres({
    path: `${socketFolder}/.s.PGSQL.${port}`,
    user,
    database,
    max: 1,
    onnotice: () => {},
  });
  return {
    query: async <Row extends object>(text: string, parameters: unknown[] = []) =>
      copyRows<Row>(
        await sql.unsafe<Row[]>(text, parameters as ParameterOrJSON<never>[]).catch(refuse),
      ),
    run: async (text) => {
      await sql.unsafe(text).simple().catch(refuse);
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
