import { claimDirectory } from '../machine/directoryLock';
import { lockNames } from '../machine/lockNames';
import { displayPath } from '../machine/validateJson';

/**
 * A second server would write its own backend's key into the same site.json. Returns what releases the
 * folder.
 * @throws an Error of one sentence when another server uses it
 */
export const claimSite = (siteDir: string) =>
  claimDirectory({
    directory: siteDir,
    name: lockNames.server,
    inUse: (pid) =>
      `The site folder ${displayPath(siteDir)} is served by process ${pid} already; stop it first, or set SITE_DIR.`,
  });
