import path from 'node:path';
import { restoreRows } from '../../lite/restoreRows';
import { countRows } from '../../lite/snapshot';
import { administratorsTable } from '../shopPolicy';
import { inTemporaryFolder, unpack } from './archive';
import { readManifest, readRows, SITE } from './manifest';
import { checkVersions } from './siteCopy';

/**
 * Checks an archive by restoring it: all files are as they were, and a database that is created in memory
 * has the same rows.
 * @returns what it holds, as one line
 * @throws an Error of one sentence that names what is damaged
 */
export const verifyArchive = (file: string, projectDir: string): Promise<string> =>
  inTemporaryFolder(async (folder) => {
    await unpack(file, folder);
    const manifest = readManifest(folder);
    const snapshot = readRows(folder, manifest);
    if (snapshot) {
      await restoreRows(snapshot, { dataDir: '', inMemory: true, projectDir, administratorsTable });
    }
    const rows = (snapshot?.tables ?? []).reduce((sum, table) => sum + countRows(table), 0);
    const parts = [
      snapshot
        ? `${rows} rows of ${snapshot.tables.length} tables`
        : 'no data (it is in the hosted project)',
      `${checkVersions(path.join(folder, SITE))} apps`,
      `${Object.keys(manifest.files).length} files`,
    ];
    return `${parts.join(', ')}, as of ${manifest.takenAt}`;
  });
