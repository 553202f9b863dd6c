import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../disk/siteSettings';
import { displayPath } from '../disk/validateJson';
import { inTemporaryFolder, pack, storeBackup } from './backup/backupFile';
import { checkBackup } from './backup/checkBackup';
import { finishRestore } from './backup/lockShop';
import { SECRETS, SETTINGS, SITE, writeManifest } from './backup/manifest';
import { readData, readDataBesideProject } from './backup/readData';
import { copyLiveSite } from './backup/siteCopy';
import { chooseTarget } from './chooseTarget';
import { optionsFromEnvironment } from './optionsFromEnvironment';
import { main } from './run';

const secretContent =
  '  It holds secrets, password hashes and personal data: store it where only you can read it.';
const hostedContent =
  '  It holds the site and its settings. The data is not in it: see Database, Backups in the dashboard of the project.';

// npm run backup [-- <folder or s3://bucket/folder>]: data, secrets and site in one file, which is
// restored once before it counts.
main(async () => {
  const [address = 'backups'] = process.argv.slice(2);
  const options = optionsFromEnvironment();
  const { dataDir, siteDir, projectDir = '' } = options;
  await finishRestore(options);
  const settings = readSettings();
  const isHosted = settings.backend !== undefined;
  // The rows first: what is published meanwhile is then published again.
  const dump = await (isHosted ? readDataBesideProject : readData)(options);
  // The bucket is authoritative, and the folder a copy of it.
  if (isHosted) await (await chooseTarget()).pull();
  if (!(dump || existsSync(siteDir))) {
    throw new Error(
      `There is nothing to back up: the data is in the hosted project, and ${displayPath(siteDir)} does not exist.`,
    );
  }
  await inTemporaryFolder(async (folder) => {
    const stage = path.join(folder, 'stage');
    mkdirSync(path.join(stage, 'data'), { recursive: true });
    if (dump) copyFileSync(path.join(dataDir, 'secrets.json'), path.join(stage, SECRETS));
    await copyLiveSite(siteDir, path.join(stage, SITE));
    writeFileSync(path.join(stage, SETTINGS), `${JSON.stringify(settings, null, 2)}\n`);
    const { takenAt } = writeManifest(stage, dump);
    const file = path.join(folder, `backup-${takenAt.slice(0, 19).replaceAll(':', '-')}Z.tgz`);
    await pack(stage, file);
    const content = await checkBackup(file, projectDir);
    const stored = await storeBackup(file, address);
    console.info(`${stored}\n  restored once to check it: ${content}`);
    console.info(dump ? secretContent : hostedContent);
  });
});
