import path from 'node:path';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import type { Database } from './database';
import { pgliteParsers } from './postgrestTypes';
import { serialKysely } from './serialDriver';

/** Opens PGlite in `dataDir`/pg, or in memory when there is no `dataDir`. */
export async function openPglite(dataDir: string | undefined): Promise<Database<PgliteConnection>> {
  const connection = await createPgliteConnection({
    ...(dataDir === undefined ? {} : { url: path.join(dataDir, 'pg') }),
    pgliteOptions: {
      parsers: pgliteParsers,
      // The default of 128 MB doubles the memory of the process without serving faster.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    },
  });
  await connection.driver.waitReady;
  const { kysely, driver } = serialKysely(connection.driver);
  connection.kysely = kysely;
  return {
    connection,
    exec: async (sql) => {
      await driver.exclusive((pglite) => pglite.exec(sql));
    },
    close: () => connection.close(),
  };
}
