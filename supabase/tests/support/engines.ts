import type { Db } from './db.ts';
import { openPgliteDb } from './pgliteDb.ts';
import { startPostgresCluster } from './postgresCluster.ts';
import { openPostgresDb } from './postgresDb.ts';
import { prepare } from './prepare.ts';

export type Engine = 'pglite' | 'postgres';

/** A prepared database. `connect` opens a further connection; PGlite has only the one. */
export interface Opened {
  db: Db;
  connect(): Promise<Db & { close(): Promise<void> }>;
  close(): Promise<void>;
}

async function openPglite(): Promise<Opened> {
  const db = await openPgliteDb();
  await prepare(db);
  const connect = () => Promise.reject(new Error('PGlite has one connection only'));
  return { db, connect, close: () => db.close() };
}

async function openPostgres(): Promise<Opened> {
  const cluster = startPostgresCluster();
  const connect = () => openPostgresDb(cluster.socketFolder);
  const db = await connect();
  await prepare(db);
  const close = async () => {
    await db.close();
    cluster.stop();
  };
  return { db, connect, close };
}

/** Opens an engine with the site's database in it, for one test file. */
export const openEngine = (engine: Engine): Promise<Opened> =>
  engine === 'pglite' ? openPglite() : openPostgres();
