import path from 'node:path';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import type { Database } from './database';
import { pgliteParsers } from './postgrestTypes';
import { serialKysely } from './serialDriver';

/** PostgreSQL's code for it, which lite answers with 400. */
const invalidParameter = () =>
  Object.assign(new Error('A parameter has another type than the database expects.'), {
    code: '22P02',
  });

/**
 * Rejects a parameter that does not become a text before PGlite writes it. PGlite would fail half-way
 * and leave the half that is written in front of its next messages: the database rejects those, a
 * ROLLBACK among them, and answers no request any more.
 */
function checkParameters(pglite: PGlite): void {
  pglite.serializers = new Proxy(pglite.serializers, {
    get: (serializers, type: string) => (value: unknown) => {
      try {
        const text: unknown = (serializers[type] ?? String)(value);
        if (typeof text === 'string') return text;
      } catch {
        // PGlite's own refusals have no code.
      }
      throw invalidParameter();
    },
  });
}

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
  checkParameters(connection.driver);
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
