import { copyRows } from './copyRows.ts';
import { DatabaseError, type Db } from './db.ts';
import { loadPglite } from './nativeModules.ts';

interface PgliteError extends Error {
  code: string;
  constraint?: string;
  detail?: string;
  column?: string;
}

function refuse(error: PgliteError): never {
  const { code, message, constraint, column, detail } = error;
  throw new DatabaseError(code, message, constraint ?? column, detail);
}

/** Opens an empty in-memory PGlite. */
export async function openPgliteDb(): Promise<Db & { close(): Promise<void> }> {
  const { PGlite } = await loadPglite();
  const pglite = await PGlite.create();
  return {
    query: async <Row extends object>(sql: string, parameters?: unknown[]) =>
      copyRows((await pglite.query<Row>(sql, parameters).catch(refuse)).rows),
    run: async (sql) => {
      await pglite.exec(sql).catch(refuse);
    },
    close: () => pglite.close(),
  };
}
