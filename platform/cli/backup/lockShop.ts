import { lockDirectory } from '../../disk/directoryLock';
import { claimSite } from '../../server/claimSite';
import type { SiteOptions } from '../serveSite';
import { finishReplacing, isReplacing } from './replaceContent';

type Folders = Pick<SiteOptions, 'dataDir' | 'siteDir'>;

/**
 * Does work while no server has the data folder or the site's folder.
 * @throws an Error of one sentence when one of them is in use
 */
export async function withShopLocked(
  { dataDir, siteDir }: Folders,
  work: () => Promise<void> | void,
) {
  const unlockData = await lockDirectory(dataDir);
  try {
    const unlockSite = await claimSite(siteDir);
    try {
      await work();
    } finally {
      await unlockSite();
    }
  } finally {
    await unlockData();
  }
}

/**
 * Finishes a restore that was killed while it moved data and site into their places, before data of one
 * moment is used with the site of another.
 */
export async function finishRestore(folders: Folders) {
  if (!isReplacing(folders.siteDir)) return;
  console.info('Finishing the restore that was interrupted …');
  await withShopLocked(folders, () => finishReplacing(folders.siteDir));
}
