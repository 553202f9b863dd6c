import path from 'node:path';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { checkedSerializers } from './checkedSerializers';
import type { Database } from './database';
import { pgliteParsers } from './postgrestTypes';
import { serialKysely } from './serialDriver';

async function connect(folder: string | undefined) {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      parsers: pgliteParsers,
      // The default of 128 MB doubles the memory of the process without serving faster.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    },
  });
  await connection.driver.waitReady;
  connection.driver.serializers = checkedSerializers(connection.driver.serializers);
  return connection;
}

/**
 * Opens PGlite in `dataDir`/pg, or in memory when there is no `dataDir`.
 * @throws when the folder cannot be opened as a database, with what to do
 */
export async function openPglite(dataDir: string | undefined): Promise<Database<PgliteConnection>> {
  const folder = dataDir === undefined ? undefined : path.join(dataDir, 'pg');
  const connection = await connect(folder).catch((cause: unknown) => {
    throw new Error(
      `The database in ${folder} cannot be opened (${cause instanceof Error ? cause.message : cause}). ` +
        'Move the folder away and put a copy of it in its place; without one, the shop starts empty.',
      { cause },
    );
  });
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
