import path from 'node:path';
import { countRows } from '../../lite/dump';
import { restoreRows } from '../../lite/restoreRows';
import { accountRules } from '../shopPolicy';
import { inTemporaryFolder, unpack } from './backupFile';
import { readManifest, readRows, SITE } from './manifest';
import { checkVersions } from './siteCopy';

/**
 * Checks a backup by restoring it: all files are as they were, and a database that is created in memory
 * has the same rows.
 * @returns what it holds, as one line
 * @throws an Error of one sentence that names what is damaged
 */
export const checkBackup = (file: string, projectDir: string): Promise<string> =>
  inTemporaryFolder(async (folder) => {
    await unpack(file, folder);
    const manifest = readManifest(folder);
    const dump = readRows(folder, manifest);
    if (dump) {
      await restoreRows(dump, { dataDir: '', inMemory: true, projectDir, accountRules });
    }
    const rows = (dump?.tables ?? []).reduce((sum, table) => sum + countRows(table), 0);
    const parts = [
      dump
        ? `${rows} rows of ${dump.tables.length} tables`
        : 'no data (it is in the hosted project)',
      `${checkVersions(path.join(folder, SITE))} apps`,
      `${Object.keys(manifest.files).length} files`,
    ];
    return `${parts.join(', ')}, as of ${manifest.takenAt}`;
  });
