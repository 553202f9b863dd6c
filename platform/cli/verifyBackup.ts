import { fetchBackup, inTemporaryFolder } from './backup/backupFile';
import { checkBackup } from './backup/checkBackup';
import { optionsFromEnvironment } from './optionsFromEnvironment';
import { main } from './run';

// npm run verify-backup -- <backup>: restores it into memory and a temporary folder.
main(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new Error('Which one? npm run verify-backup -- backups/backup-….tgz');
  await inTemporaryFolder(async (folder) => {
    const file = await fetchBackup(address, folder);
    console.info(await checkBackup(file, optionsFromEnvironment().projectDir ?? ''));
  });
});
