import { type Db, Refusal } from './db.ts';
import { loadPglite } from './nativeModules.ts';
import { ownCopy } from './ownCopy.ts';

interface PgliteError extends Error {
  code: string;
  constraint?: string;
  column?: string;
}

function refuse(error: PgliteError): never {
  throw new Refusal(error.code, error.message, error.constraint ?? error.column);
}

/** Opens an empty in-memory PGlite. */
export async function openPgliteDb(): Promise<Db & { close(): Promise<void> }> {
  const { PGlite } = await loadPglite();
  const pglite = await PGlite.create();
  return {
    query: async <Row extends object>(sql: string, parameters?: unknown[]) =>
      ownCopy((await pglite.query<Row>(sql, parameters).catch(refuse)).rows),
    run: async (sql) => {
      await pglite.exec(sql).catch(refuse);
    },
    close: () => pglite.close(),
  };
}
