import { fetchArchive, inTemporaryFolder } from './backup/archive';
import { verifyArchive } from './backup/verifyArchive';
import { optionsFromEnvironment } from './optionsFromEnvironment';
import { main } from './run';

// npm run verify-backup -- <archive>: restores it into memory and a temporary folder.
main(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new Error('Which one? npm run verify-backup -- backups/backup-….tgz');
  await inTemporaryFolder(async (folder) => {
    const file = await fetchArchive(address, folder);
    console.info(await verifyArchive(file, optionsFromEnvironment().projectDir ?? ''));
  });
});
