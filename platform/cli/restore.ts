import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { displayPath } from '../disk/validateJson';
import type { Dump } from '../lite/dump';
import { openPostgres } from '../lite/openPostgres';
import { restoreRows } from '../lite/restoreRows';
import { fetchBackup, inTemporaryFolder, unpack } from './backup/backupFile';
import { finishRestore, withShopLocked } from './backup/lockShop';
import { readManifest, readRows, SECRETS, SITE } from './backup/manifest';
import { createDraft, hasContent, replaceContents } from './backup/replaceContent';
import { checkVersions, copyTree } from './backup/siteCopy';
import { optionsFromEnvironment } from './optionsFromEnvironment';
import { main } from './run';
import type { SiteOptions } from './serveSite';
import { administratorsTable } from './shopPolicy';

/** There, nothing could be moved aside. */
async function checkEmpty(databaseUrl: string) {
  const database = await openPostgres(databaseUrl);
  const tables = await database.alone((session) =>
    session.query(`select from pg_tables where schemaname in ('public', 'auth')`),
  );
  await database.close();
  if (tables.length) {
    throw new Error('The database of DATABASE_URL has tables; create an empty one and name that.');
  }
}

async function prepareData(unpacked: string, dump: Dump, options: SiteOptions) {
  const { dataDir, databaseUrl, projectDir = '' } = options;
  if (databaseUrl) await checkEmpty(databaseUrl);
  const draft = createDraft(dataDir);
  await restoreRows(dump, { dataDir: draft, databaseUrl, projectDir, administratorsTable });
  // In the place of those that were made for the new database.
  copyFileSync(path.join(unpacked, SECRETS), path.join(draft, SECRETS));
}

async function restore(address: string, options: SiteOptions) {
  const { dataDir, siteDir } = options;
  await inTemporaryFolder(async (folder) => {
    const unpacked = path.join(folder, 'unpacked');
    await unpack(await fetchBackup(address, folder), unpacked);
    const manifest = readManifest(unpacked);
    const dump = readRows(unpacked, manifest);
    const site = path.join(unpacked, SITE);
    // A shop that was never released has none.
    const hasSite = existsSync(site);
    if (hasSite) {
      checkVersions(site);
      copyTree(site, createDraft(siteDir));
    }
    if (dump) await prepareData(unpacked, dump, options);
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const folders = [...(dump ? [dataDir] : []), ...(hasSite ? [siteDir] : [])];
    replaceContents(siteDir, folders, time);
    console.info(`Restored as of ${manifest.takenAt}. Start the server again.`);
  });
}

// npm run restore -- <backup> [--replace]: puts data, secrets and site in their places, for the next
// start. Folders change only after both are restored beside them; the rows of DATABASE_URL are written
// before.
main(async () => {
  const args = process.argv.slice(2);
  const address = args.find((argument) => !argument.startsWith('--'));
  if (!address) throw new Error('Which one? npm run restore -- backups/backup-….tgz');
  const options = optionsFromEnvironment();
  const { dataDir, siteDir } = options;
  await finishRestore(options);
  await withShopLocked(options, async () => {
    const filled = [dataDir, siteDir].filter(hasContent).map(displayPath);
    if (filled.length && !args.includes('--replace')) {
      throw new Error(
        `${filled.join(' and ')} would be replaced. Add --replace: it moves what is there aside, and deletes nothing.`,
      );
    }
    await restore(address, options);
  });
});
