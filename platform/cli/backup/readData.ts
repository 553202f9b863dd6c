import { existsSync } from 'node:fs';
import path from 'node:path';
import { lockDirectory } from '../../disk/directoryLock';
import { displayPath } from '../../disk/validateJson';
import { type Dump, takeDump } from '../../lite/dump';
import { openPglite } from '../../lite/openPglite';
import { openPostgres } from '../../lite/openPostgres';
import { readRunning } from '../../lite/operatorSocket';
import type { SiteOptions } from '../serveSite';

type Place = Pick<SiteOptions, 'dataDir' | 'databaseUrl'>;

async function readStopped({ dataDir, databaseUrl }: Place): Promise<Dump> {
  if (!(databaseUrl || existsSync(path.join(dataDir, 'pg/PG_VERSION')))) {
    throw new Error(`There is no database in ${displayPath(dataDir)}.`);
  }
  const unlock = await lockDirectory(dataDir, { isBrief: true });
  try {
    const database = await (databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir));
    try {
      return await database.alone(takeDump);
    } finally {
      await database.close();
    }
  } finally {
    await unlock();
  }
}

/** Reads all rows: of the server that runs on the data folder, or else of the folder itself. */
export const readData = async (place: Place): Promise<Dump> =>
  (await readRunning(place.dataDir)) ?? (await readStopped(place));

/**
 * Reads the rows that this machine still serves although the settings name a hosted project: a running
 * server uses its own data until it is started again.
 * @returns undefined when all data is in the project
 * @throws when a stopped shop has data here: whether it was moved to the project, only a person knows
 */
export async function readDataBesideProject(place: Place): Promise<Dump | undefined> {
  const running = await readRunning(place.dataDir);
  if (running) return running;
  const { dataDir, databaseUrl } = place;
  if (!databaseUrl && !existsSync(path.join(dataDir, 'pg'))) return undefined;
  const [where, remedy] = databaseUrl
    ? ['DATABASE_URL names a database', 'unset DATABASE_URL']
    : [`${displayPath(dataDir)} holds data`, 'move that folder elsewhere'];
  throw new Error(
    `No backup was made: the settings name a hosted project, and ${where}. If the data was moved to the project, ${remedy}; if not, remove "backend" from site.config.json.`,
  );
}
