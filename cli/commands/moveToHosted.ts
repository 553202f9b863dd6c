import { existsSync } from 'node:fs';
import path from 'node:path';
import { createBackend } from '@shop/backend/lite/createBackend';
import { type Dump, takeDump } from '@shop/backend/lite/dump';
import { moveToProject } from '@shop/backend/lite/moveToProject';
import { openPglite } from '@shop/backend/lite/openPglite';
import { openPostgres } from '@shop/backend/lite/openPostgres';
import { readRunning } from '@shop/backend/lite/operatorSocket';
import { accountRules } from '@shop/backend/shopPolicy';
import { lockDirectory } from '@shop/platform/machine/directoryLock';
import { displayPath } from '@shop/platform/machine/validateJson';
import { createCommand, main } from '../run';
import { optionsFromEnvironment } from '../serve/optionsFromEnvironment';
import type { SiteOptions } from '../serve/serveSite';

async function readStopped({ dataDir, databaseUrl }: SiteOptions): Promise<Dump> {
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

async function readFresh(projectDir: string) {
  const backend = await createBackend({
    dataDir: '',
    inMemory: true,
    projectDir,
    accountRules,
  });
  try {
    return await backend.alone(takeDump);
  } finally {
    await backend.close();
  }
}

const command = createCommand(
  'move-to-hosted',
  'Moves the data of the embedded shop into the empty Supabase project whose database HOSTED_DATABASE_URL names.',
)
  .option('--go', 'moves it; without it, everything is rehearsed and rolled back')
  .action(async ({ go = false }: { go?: boolean }) => {
    const isRehearsal = !go;
    const url = process.env['HOSTED_DATABASE_URL'];
    if (!url) {
      throw new Error(
        'Set HOSTED_DATABASE_URL to the connection string of the project (Connect, Session pooler).',
      );
    }
    const options = optionsFromEnvironment();
    const { dataDir, projectDir } = options;
    const running = await readRunning(dataDir);
    if (running && !isRehearsal) {
      throw new Error('Stop the server first: what customers book from now on would not be moved.');
    }
    const dump = running ?? (await readStopped(options));
    const fresh = await readFresh(projectDir);
    const moved = await moveToProject(url, { isRehearsal, dump, fresh, projectDir });
    const pictures = moved.tables.find(({ name }) => name === 'public.pictures')?.rows;
    const rows = moved.tables
      .filter((table) => table.rows > 0)
      .map((table) => `  ${table.name}: ${table.rows}`);
    console.info(
      [
        isRehearsal ? 'Rehearsed and rolled back; the project is as it was.' : 'Moved.',
        `  migrations applied: ${moved.applied.length}`,
        `  accounts: ${moved.accounts}, with their passwords; everyone signs in again`,
        ...rows,
        ...(pictures
          ? [
              `  files of pictures: ${pictures} in ${displayPath(dataDir)}; go-live uploads them from there`,
            ]
          : []),
        isRehearsal
          ? 'Next: stop the server, and npm run shop -- move-to-hosted --go'
          : 'Next: npm run shop -- go-live',
      ].join('\n'),
    );
  });

main(() => command.parseAsync());
