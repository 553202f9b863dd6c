import path from 'node:path';
import { changeSite, removeFolder } from '../../disk/siteFile';
import type { Target } from '../../disk/target';

const nothing = () => Promise.resolve();

/** A directory that a server serves as it is. */
export const localTarget = (siteDir: string): Target => ({
  name: siteDir,
  siteDir,
  pull: nothing,
  publish: nothing,
  upload: nothing,
  change: (change) => changeSite(siteDir, change),
  pushPages: nothing,
  remove: async (app, version) => removeFolder(path.join(siteDir, app, version)),
});
