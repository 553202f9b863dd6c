import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readSettings } from '../disk/siteSettings';
import { displayPath, readJson } from '../disk/validateJson';
import type { Dump } from '../lite/dump';
import { openPostgres } from '../lite/openPostgres';
import { restoreRows } from '../lite/restoreRows';
import { fetchBackup, inTemporaryFolder, unpack } from './backup/backupFile';
import { finishRestore, withShopLocked } from './backup/lockShop';
import { readManifest, readRows, SECRETS, SETTINGS, SITE } from './backup/manifest';
import { createDraft, hasContent, replaceContents } from './backup/replaceContent';
import { restoreIntoBucket } from './backup/restoreIntoBucket';
import { checkVersions, copyTree } from './backup/siteCopy';
import { chooseTarget } from './chooseTarget';
import { optionsFromEnvironment } from './optionsFromEnvironment';
import { main } from './run';
import type { SiteOptions } from './serveSite';
import { accountRules } from './shopPolicy';

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
  await restoreRows(dump, { dataDir: draft, databaseUrl, projectDir, accountRules });
  // In the place of those that were made for the new database.
  copyFileSync(path.join(unpacked, SECRETS), path.join(draft, SECRETS));
}

/** No tool writes the settings: a person may have set others for this machine on purpose. */
function compareSettings(unpacked: string) {
  const file = path.join(unpacked, SETTINGS);
  // Backups of an earlier release have none.
  if (!existsSync(file)) return;
  const settings = readJson(file);
  if (isDeepStrictEqual(settings, readSettings())) return;
  console.info(`  ${SETTINGS} stays as it is. That of the backup: ${JSON.stringify(settings)}`);
}

function replaceFolders(site: string | undefined, dump: Dump | undefined, options: SiteOptions) {
  const { dataDir, siteDir } = options;
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  replaceContents(siteDir, [...(dump ? [dataDir] : []), ...(site ? [siteDir] : [])], time);
}

async function restore(address: string, mayReplace: boolean, options: SiteOptions) {
  const target = process.env['SITE_TARGET'] ? await chooseTarget() : undefined;
  const filled = (target ? [] : [options.dataDir, options.siteDir]).filter(hasContent);
  if (filled.length && !mayReplace) {
    throw new Error(
      `${filled.map(displayPath).join(' and ')} would be replaced. Add --replace: it moves what is there aside, and deletes nothing.`,
    );
  }
  await inTemporaryFolder(async (folder) => {
    const unpacked = path.join(folder, 'unpacked');
    await unpack(await fetchBackup(address, folder), unpacked);
    const manifest = readManifest(unpacked);
    const dump = readRows(unpacked, manifest);
    if (target && dump) {
      throw new Error(
        'This backup holds data: restore it without SITE_TARGET, and then move it with npm run move-to-hosted.',
      );
    }
    // A shop that was never released has none.
    const site = existsSync(path.join(unpacked, SITE)) ? path.join(unpacked, SITE) : undefined;
    if (site) checkVersions(site);
    if (site && target) {
      await restoreIntoBucket(site, target, mayReplace);
    } else {
      if (site) copyTree(site, createDraft(options.siteDir));
      if (dump) await prepareData(unpacked, dump, options);
      replaceFolders(site, dump, options);
    }
    compareSettings(unpacked);
    const next = target ? ' Next: npm run publish.' : ' Start the server again.';
    console.info(`Restored as of ${manifest.takenAt}.${next}`);
  });
}

// npm run restore -- <backup> [--replace]: puts data, secrets and site in their places, for the next
// start. Folders change only after both are restored beside them; the rows of DATABASE_URL are written
// before. The site of a backup without data goes into the bucket that SITE_TARGET names.
main(async () => {
  const args = process.argv.slice(2);
  const address = args.find((argument) => !argument.startsWith('--'));
  if (!address) throw new Error('Which one? npm run restore -- backups/backup-….tgz');
  const options = optionsFromEnvironment();
  await finishRestore(options);
  await withShopLocked(options, () => restore(address, args.includes('--replace'), options));
});
