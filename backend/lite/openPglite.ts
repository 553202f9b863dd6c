import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { checkedSerializers } from './checkedSerializers';
import { checkNotLost } from './checkNotLost';
import type { DatabaseSession, OpenDatabase } from './database';
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

const sessionOf = (pglite: PGlite): DatabaseSession => ({
  query: async <Row>(sql: string, parameters: unknown[] = []) =>
    (await pglite.query<Row>(sql, parameters)).rows,
  exec: async (sql) => {
    await pglite.exec(sql);
  },
  copyOut: async (source) => {
    const { blob } = await pglite.query(`copy ${source} to '/dev/blob'`);
    return blob ? blob.text() : '';
  },
  copyIn: async (target, rows) => {
    await pglite.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([rows]) });
  },
});

/** Of this PGlite; another one cannot read its files. */
const POSTGRES_MAJOR = '17';

async function reasonOf(folder: string, cause: unknown): Promise<string> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(String);
  if (/EACCES|EPERM/.test(version + cause)) return 'this account may not read it';
  const written = /^\d+$/.exec(version.trim())?.[0];
  if (written && written !== POSTGRES_MAJOR) {
    return `PostgreSQL ${written} wrote it, and this program reads ${POSTGRES_MAJOR}`;
  }
  return 'files are missing or damaged';
}

/** Stays in memory without `dataDir`. @throws when the folder cannot be opened, with what to do */
export async function openPglite(
  dataDir: string | undefined,
): Promise<OpenDatabase<PgliteConnection>> {
  const folder = dataDir === undefined ? undefined : path.join(dataDir, 'pg');
  if (dataDir) await checkNotLost(dataDir);
  const connection = await connect(folder).catch(async (cause: unknown) => {
    const reason = await reasonOf(folder ?? 'memory', cause);
    throw new Error(
      `The database in ${folder} cannot be opened: ${reason}. Put a copy of ${dataDir} in its place; without one, move it away, and the shop starts empty.`,
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
    alone: (work) => driver.exclusive((pglite) => work(sessionOf(pglite))),
    close: () => connection.close(),
  };
}
