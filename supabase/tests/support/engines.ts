import type { Db } from './db.ts';
import { createHostedLayout, type HostedLayout, SUPERUSER } from './hostedLayout.ts';
import { openPgliteDb } from './pgliteDb.ts';
import type { Major } from './postgresBinaries.ts';
import { startPostgresCluster } from './postgresCluster.ts';
import { openPostgresDb } from './postgresDb.ts';
import { createOwnLayout, migrateAndSeed } from './prepare.ts';

export type Engine = 'pglite' | 'postgres' | 'postgres 17';

/**
 * A prepared database. `connect` opens a further connection, as the owner of the site's tables or as
 * another role; PGlite has only the one.
 */
export interface Opened {
  db: Db;
  connect(role?: string): Promise<Db & { close(): Promise<void> }>;
  close(): Promise<void>;
}

async function openPglite(): Promise<Opened> {
  const db = await openPgliteDb();
  await createOwnLayout(db);
  await migrateAndSeed(db);
  const connect = () => Promise.reject(new Error('PGlite has one connection only'));
  return { db, connect, close: () => db.close() };
}

async function openPostgres(major: Major, layout?: HostedLayout): Promise<Opened> {
  const cluster = startPostgresCluster({ superuser: SUPERUSER, major });
  const connect = (user = 'postgres') => openPostgresDb(cluster.socketFolder, { user });
  const admin = await connect(SUPERUSER);
  await createHostedLayout(admin, layout);
  await admin.close();
  const db = await connect();
  await migrateAndSeed(db);
  const close = async () => {
    await db.close();
    cluster.stop();
  };
  return { db, connect, close };
}

/**
 * Opens an engine with the site's database in it, for one test file: PGlite with the layout of the
 * embedded backend, PostgreSQL with that of a hosted project.
 */
export const openEngine = (engine: Engine, layout?: HostedLayout): Promise<Opened> =>
  engine === 'pglite' ? openPglite() : openPostgres(engine === 'postgres' ? 15 : 17, layout);
